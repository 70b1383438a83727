/** Collects short tasks and runs them together, in order. */

/** Longest time that a task waits while others are still being prepared, in milliseconds: a whole turn of `loop-budget.ts`. */
const longestWaitMs = 2

/**
 * Runs each task after the event loop has handled everything that has arrived, or as soon as one has waited for
 * two milliseconds; `now` is in milliseconds.
 */
export function createBatch(now: () => number = () => performance.now()): (task: () => void) => void {
  let waiting: (() => void)[] = []
  let since = 0

  function runAll() {
    const tasks = waiting
    waiting = []
    for (const task of tasks) task()
  }

  return (task) => {
    if (waiting.length === 0) {
      since = now()
      setImmediate(runAll)
    }
    waiting.push(task)
    if (now() - since >= longestWaitMs) runAll()
  }
}
