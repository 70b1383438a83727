/**
 * Runs about 2 ms of tasks in each turn of the event loop. Node accepts one new connection in each turn, so without this
 * limit a newcomer would wait until everybody else was answered, many times over. Each place has its own queue, and the one
 * that has used the least time goes first: whoever asks for much at once waits behind themselves.
 */

/** How long the tasks of a turn take, in milliseconds. */
export const budgetMs = 2
/** Most tasks that are measured together. If they turn out long, a newcomer waits for that many instead of one. */
const mostTogether = 8

/** The tasks of a place, and the milliseconds that all of its tasks, and each of the last ones, took. */
type Queue = { readonly tasks: (() => void)[]; usedMs: number; msEach: number }

/** `now` is in milliseconds. */
export function createLoopBudget(
  now: () => number = () => performance.now(),
): (place: string, task: () => void) => void {
  const queues = new Map<string, Queue>()
  let waiting = 0
  let isScheduled = false
  // What the place had used that was served last. A newcomer begins there, so it cannot make up for time when it was away.
  let usedByServed = 0

  function schedule() {
    isScheduled = true
    setImmediate(() => runUntil(now() + budgetMs))
  }

  function runUntil(end: number) {
    const queue = takeLeastUsed()
    const began = now()
    const count = countTogether(queue, end - began)
    for (const task of queue.tasks.splice(0, count)) task()
    waiting -= count
    // A tick that a microtask asks for comes after all microtasks, so after everything that the tasks do without waiting.
    queueMicrotask(() =>
      process.nextTick(() => {
        const ended = now()
        queue.usedMs += ended - began
        queue.msEach = (ended - began) / count
        if (waiting === 0) {
          isScheduled = false
          queues.clear()
        } else if (ended < end) runUntil(end)
        else schedule()
      }),
    )
  }

  /** Measuring costs as much as a short task, so while no other place waits, tasks are measured together. */
  function countTogether({ tasks, msEach }: Queue, leftMs: number): number {
    if (tasks.length < waiting) return 1
    return Math.max(1, Math.min(tasks.length, mostTogether, Math.floor(leftMs / msEach)))
  }

  function takeLeastUsed(): Queue {
    let least: Queue | undefined
    for (const [place, queue] of queues) {
      if (queue.tasks.length > 0) {
        if (!least || queue.usedMs < least.usedMs) least = queue
      } else if (queue.usedMs <= usedByServed) queues.delete(place)
    }
    if (!least) throw new Error('No task is waiting.')
    usedByServed = least.usedMs
    return least
  }

  return (place, task) => {
    let queue = queues.get(place)
    if (!queue) {
      queue = { tasks: [], usedMs: usedByServed, msEach: budgetMs }
      queues.set(place, queue)
    }
    queue.tasks.push(task)
    waiting += 1
    if (!isScheduled) schedule()
  }
}
