/**
 * Runs about 2 ms of tasks in each turn of the event loop. Node accepts one new connection in each turn, so without this
 * limit a newcomer would wait until everybody else was answered, many times over. Each place has its own queue, and the one
 * that has used the least time goes first: whoever asks for much at once waits behind themselves.
 */

const budgetMs = 2

/** The tasks of a place, and the milliseconds that its tasks took. */
type Queue = { readonly tasks: (() => void)[]; usedMs: number }

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
    const task = queue.tasks.shift()
    waiting -= 1
    const began = now()
    task?.()
    // A tick that a microtask asks for comes after all microtasks, so after everything that the task does without waiting.
    queueMicrotask(() =>
      process.nextTick(() => {
        const ended = now()
        queue.usedMs += ended - began
        if (waiting === 0) {
          isScheduled = false
          queues.clear()
        } else if (ended < end) runUntil(end)
        else schedule()
      }),
    )
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
      queue = { tasks: [], usedMs: usedByServed }
      queues.set(place, queue)
    }
    queue.tasks.push(task)
    waiting += 1
    if (!isScheduled) schedule()
  }
}
