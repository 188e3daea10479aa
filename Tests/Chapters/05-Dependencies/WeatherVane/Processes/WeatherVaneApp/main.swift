import WeatherVaneExercise

// As often as it is asked for: what is told once is told once all the same.
for _ in CommandLine.arguments {
  for line in VaneReport().lines { print(line) }
}
