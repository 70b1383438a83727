import { Worker } from 'node:worker_threads'

/** Ends this process at once. `process.exit` would wait for the threads that decode. */
export const endNow = (): void => void process.kill(process.pid, 'SIGKILL')

/** A separate thread watches the parent, because a decoder in WebAssembly blocks the main thread. */
const watch = `
  const parent = require('node:worker_threads').workerData
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 200)
`

/** Runs work that may block this process. The process still ends soon after its parent. */
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
