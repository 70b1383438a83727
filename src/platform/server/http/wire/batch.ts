/** Collects short tasks and runs them together, in order. */

import { budgetMs } from './loop-budget.ts'

/**
 * Returns a function that adds a task. The tasks run after the event loop has handled all pending events. If a task is added
 * after another one has waited for `budgetMs` (the time for tasks in one turn), all tasks run at once. `now` returns
 * milliseconds.
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
    if (now() - since >= budgetMs) runAll()
  }
}
