/** Starts Nestling, and reads every list and photo as the mother. If the start is refused, returns the message instead. */
import { hash } from 'node:crypto'
import { cast, castPassword } from '../../../src/features/sign-in/fixtures.ts'
import { explainFailure } from '../../../src/platform/server/database/failures.ts'
import { StartError } from '../../../src/platform/server/database/start-error.ts'
import type { Settings } from '../installation.ts'
import { openAsker } from '../steps/ask.ts'
import { openInProcess } from '../steps/place.ts'

export type Seen = {
  /** The message with which Nestling refused to start; null if it started. */
  readonly refusal: string | null
  readonly answers: ReadonlyMap<string, { readonly status: number; readonly text: string }>
  /** Responses with an unexpected status, such as 500, and a start that ends without an explanation. */
  readonly failures: readonly string[]
  /** Whether an admin is told about damage: by the health page, by its failure, or by the message at the start. */
  readonly isReported: boolean
}

const lists = ['/api/contacts', '/api/appointments', '/api/photos', '/api/pregnancies/1/updates']
const more = ['/api/pregnancies/1/wishlist', '/api/pregnancies/1/scans', '/api/photo-weeks']

/** Reads with this session cookie, or signs in if it is null. */
export async function readAsMother(place: Settings, session: string | null): Promise<Seen> {
  let nestling: Awaited<ReturnType<typeof openInProcess>>
  try {
    nestling = await openInProcess(place)
  } catch (error) {
    // For these errors the start prints a message that explains the damage.
    const isExplained = error instanceof StartError || explainFailure(error) !== undefined
    const failures = isExplained ? [] : [`The start ended with ${error}`]
    return { refusal: String(error), answers: new Map(), failures, isReported: isExplained }
  }
  try {
    return await look(nestling.port, session)
  } finally {
    await nestling.close().catch(() => undefined)
  }
}

async function look(port: number, session: string | null): Promise<Seen> {
  const ask = openAsker(port)
  const body = { email: cast.mother.email, password: castPassword }
  const login = session === null ? await ask({ method: 'POST', path: '/api/login', body }) : null
  const cookie = session ?? /nestling-session=[^;]+/.exec(login?.cookies ?? '')?.[0] ?? ''
  const answers = new Map<string, { status: number; text: string }>()
  const failures: string[] = []
  const get = async (path: string) => {
    const reply = await ask({ method: 'GET', path, cookie })
    const answer = { status: reply?.status ?? 0, text: reply?.text ?? '' }
    if (![0, 200, 401, 404, 503].includes(answer.status)) failures.push(`${path}: ${answer.status} ${answer.text}`)
    return answer
  }
  for (const path of [...lists, ...more]) answers.set(path, await get(path))
  for (const name of namesIn(answers.get('/api/photos')?.text ?? '[]')) {
    const { status, text } = await get(`/api/photos/${name}`)
    answers.set(name, { status, text: hash('sha256', text) })
  }
  const health = await get('/api/admin/health')
  return {
    refusal: null,
    answers,
    failures,
    isReported: health.status !== 200 || /damaged|failed to read/.test(health.text),
  }
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/"filename":"([\da-f]+\.webp)"/g)].map(([, name = '']) => name)
