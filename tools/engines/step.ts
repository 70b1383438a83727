import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from './browser.ts'

/** The time limit for a step. It is longer than any single wait in a step. */
const stepMs = 600_000

/** Takes a step. Its problems are its failure, and the uncaught errors that these browsers have reported since their start. */
export async function takeStep<Result>(step: () => Promise<Result>, browsers: () => readonly Browser[]) {
  const begin = performance.now()
  const { result, failure } = await Promise.race([step(), timeOut()]).then(
    (result) => ({ result, failure: [] }),
    (error: unknown) => ({ result: undefined, failure: [String(error)] }),
  )
  const uncaught = browsers().flatMap((browser) => browser.uncaught())
  const problems = [...failure, ...uncaught.map((text) => `uncaught in the page: ${text}`)]
  return { result, problems, seconds: ((performance.now() - begin) / 1000).toFixed(1) }
}

async function timeOut(): Promise<never> {
  await pause(stepMs, undefined, { ref: false })
  throw new Error(`it took more than ${stepMs / 1000} s`)
}
