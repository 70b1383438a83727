import { Worker } from 'node:worker_threads'

/** Ends this process at once. An ordinary exit waits for the threads that decode. */
export const endNow = (): void => void process.kill(process.pid, 'SIGKILL')

/** A thread of its own, because a decoder in WebAssembly holds up the one that would hear of the parent's end. */
const watch = `
  const parent = require('node:worker_threads').workerData
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 200)
`

/** Runs work that blocks this process, which ends soon after its parent even so. */
export async function endWithParent<Result>(work: () => Promise<Result>): Promise<Result> {
  const watcher = new Worker(watch, {
    eval: true,
    workerData: process.ppid,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  })
  try {
    return await work()
  } finally {
    await watcher.terminate()
  }
}
