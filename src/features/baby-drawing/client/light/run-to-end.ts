/** Runs all steps at once, for callers that can wait. */
export function runToEnd<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
