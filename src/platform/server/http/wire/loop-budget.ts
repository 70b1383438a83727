/**
 * Runs tasks in the order in which they come, about 2 ms of them in each turn of the event loop. Node accepts one new
 * connection in each turn, so without this limit a newcomer would wait until everybody else was answered, many times over.
 */

const budgetMs = 2

/** `now` is in milliseconds. */
export function createLoopBudget(now: () => number = () => performance.now()): (task: () => void) => void {
  const waiting: (() => void)[] = []
  // How many tasks a turn runs. It follows from how long the last turn took, because tasks go on after they are started.
  let most = 1
  let last = { began: 0, count: 0 }
  let isScheduled = false

  function schedule() {
    isScheduled = true
    setImmediate(runTurn)
  }

  function runTurn() {
    const began = now()
    if (last.count > 0)
      most = Math.max(1, Math.min(2 * most, Math.floor((last.count * budgetMs) / (began - last.began))))
    const tasks = waiting.splice(0, most)
    isScheduled = false
    if (waiting.length > 0) schedule()
    // A turn without a backlog is followed by waiting, which says nothing about its tasks.
    last = { began, count: isScheduled ? tasks.length : 0 }
    for (const task of tasks) task()
  }

  return (task) => {
    waiting.push(task)
    if (!isScheduled) schedule()
  }
}
