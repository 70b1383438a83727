/**
 * Runs about 2 ms of tasks in each turn of the event loop. Node accepts one new connection in each turn, so without this
 * limit a new client would wait while the requests of all others are handled, many times over. Each place has its own queue,
 * and the place that has used the least time goes first. So a place with many requests delays only itself.
 * While connections arrive, only one task runs in each turn: a new client may be waiting behind hundreds of connections.
 */

/** For how long tasks run in each turn, in milliseconds. */
export const budgetMs = 2
/** The most tasks that are measured together. If they take long, a new client waits for all of them instead of one. */
const mostTogether = 8

/** The waiting tasks of a place, the total time of those that have run, and the time of each in the last measurement. */
type Queue = { readonly tasks: (() => void)[]; usedMs: number; msEach: number }

export type LoopBudget = {
  /** Adds a task of a place. */
  add(place: string, task: () => void): void
  /** To be called for each connection that is accepted. */
  noteConnection(): void
}

/** `now` returns milliseconds. */
export function createLoopBudget(now: () => number = () => performance.now()): LoopBudget {
  const queues = new Map<string, Queue>()
  let waiting = 0
  let isScheduled = false
  let isAccepting = false
  // The used time of the place that ran last. A new place begins with it, so it gets no credit for the time before.
  let usedByServed = 0

  function schedule() {
    isScheduled = true
    setImmediate(() => {
      const ms = isAccepting ? 0 : budgetMs
      isAccepting = false
      runUntil(now() + ms)
    })
  }

  function runUntil(end: number) {
    const queue = takeLeastUsed()
    const began = now()
    const count = countTogether(queue, end - began)
    for (const task of queue.tasks.splice(0, count)) task()
    waiting -= count
    // This tick runs after all microtasks, and so after everything that the tasks do without waiting for I/O.
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

  /** Measuring takes as long as a short task. So while no other place has tasks, several tasks are measured together. */
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

  return {
    add(place, task) {
      let queue = queues.get(place)
      if (!queue) {
        queue = { tasks: [], usedMs: usedByServed, msEach: budgetMs }
        queues.set(place, queue)
      }
      queue.tasks.push(task)
      waiting += 1
      if (!isScheduled) schedule()
    },
    noteConnection() {
      isAccepting = true
    },
  }
}
