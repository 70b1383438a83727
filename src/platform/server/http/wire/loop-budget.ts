/**
 * Runs about 2 ms of tasks in each turn of the event loop. Node accepts only one new connection in each turn, so long turns
 * would make new clients wait. Each client network has its own queue, and the network that has used the least time goes first.
 * So a network with many requests delays only itself.
 * While connections arrive, only one task runs in each turn: a new client may be waiting behind hundreds of connections.
 */

/** How long tasks may run in each turn, in milliseconds. */
export const budgetMs = 2
/** The most tasks that run and are measured together. A new client waits for all of them, so the number is small. */
const mostTogether = 8

/** A network's waiting tasks, the total time of its finished tasks, and the average time of a task when last measured. */
type Queue = { readonly tasks: (() => void)[]; usedMs: number; msEach: number }

export type LoopBudget = {
  /** Adds a task of a network. */
  add(network: string, task: () => void): void
  /** Call this for each accepted connection. */
  noteConnection(): void
}

/** `now` returns milliseconds. */
export function createLoopBudget(now: () => number = () => performance.now()): LoopBudget {
  const queues = new Map<string, Queue>()
  let waiting = 0
  let isScheduled = false
  let isAccepting = false
  // The used time of the network that ran last. A new network starts with this value. If it started with 0, it would go
  // first until it has used as much time as the others.
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
    // This tick runs after all microtasks, so the measured time includes all that the tasks do without waiting for I/O.
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

  /** Measuring costs as much as a short task. So several tasks are measured together, if no other network has tasks. */
  function countTogether({ tasks, msEach }: Queue, leftMs: number): number {
    if (tasks.length < waiting) return 1
    return Math.max(1, Math.min(tasks.length, mostTogether, Math.floor(leftMs / msEach)))
  }

  function takeLeastUsed(): Queue {
    let least: Queue | undefined
    for (const [network, queue] of queues) {
      if (queue.tasks.length > 0) {
        if (!least || queue.usedMs < least.usedMs) least = queue
      } else if (queue.usedMs <= usedByServed) queues.delete(network)
    }
    if (!least) throw new Error('No task is waiting.')
    usedByServed = least.usedMs
    return least
  }

  return {
    add(network, task) {
      let queue = queues.get(network)
      if (!queue) {
        queue = { tasks: [], usedMs: usedByServed, msEach: budgetMs }
        queues.set(network, queue)
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
