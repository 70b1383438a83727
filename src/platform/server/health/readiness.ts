/** Checks whether Nestling can serve requests now, for monitoring and for a proxy in front of several processes. */
import { sql } from 'kysely'
import { markName } from '../installation/store-mark.ts'
import type { Services } from '../services.ts'

/** Anyone may request the check, so its result is reused for this long. */
const freshMs = 1000
const timeoutMs = 3000

type Parts = Pick<Services, 'db' | 'files' | 'isDatabaseInPlace' | 'clock' | 'log'>

/** Returns a function that checks whether the database and the photo store can be used. A full disk still counts as ready. */
export function createReadiness(services: Parts): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  return () => {
    const now = services.clock().getTime()
    if (Math.abs(now - askedAt) >= freshMs) {
      askedAt = now
      answer = isReady(services)
    }
    return answer
  }
}

async function isReady({ db, files, isDatabaseInPlace, log }: Parts): Promise<boolean> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('no answer in time')), timeoutMs)
  try {
    const asked = Promise.all([sql`select 1 from installation`.execute(db), files.has(markName)])
    await Promise.race([asked, timeout.promise])
    return isDatabaseInPlace()
  } catch (error) {
    log.warn({ error }, 'not ready: the database or the photo store does not answer')
    return false
  } finally {
    clearTimeout(timer)
  }
}
