import * as z from 'zod/mini'
import { Pregnancy } from '#features/journey/contract.ts'
import { User } from '#features/sign-in/contract.ts'
import { isSetUp } from '#features/sign-in/server/public.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import type { Services } from '#platform/server/services.ts'
import { dayInZone, endOfMinute } from '#platform/shared/time/calendar.ts'
import { looksOf } from '../../page-parts.ts'
import { wantsPlain } from './plain.ts'

/** Calls the API for the person who sent the request. With a body the call is a POST. */
export type CallOwnApi = (request: HttpRequest, target: string, body?: unknown) => Promise<Answer>

const WithRights = z.object({ rights: User.shape.rights })

type Answers = Record<string, { status: number; body: unknown }>

/**
 * Returns the page data, with the status and the looks of the page. The page data says whether set-up is due and what this
 * installation can do, and contains the responses that the first screen needs.
 */
export async function describePageData(
  { features, allRights, db, clock, environment }: Services,
  ask: CallOwnApi,
  request: HttpRequest,
) {
  const { path } = request
  const answers: Answers = {}
  // Pages count time in whole minutes (`platform/client/today.ts`).
  const now = endOfMinute(clock())
  const instance = { canMail: canSendMail(environment), publicOrigin: environment.publicUrl?.origin ?? null }
  // The calls run at the same time, because each may wait for PostgreSQL. The answers have a fixed order, so equal pages
  // have equal text.
  const fetchAnswers = async (urls: readonly string[]) => {
    const received = await Promise.all(urls.map((url) => ask(request, url)))
    for (const [at, answer] of received.entries()) answers[urls[at] ?? ''] = readAnswer(answer)
  }
  const fetchAnswer = async (url: string) => {
    await fetchAnswers([url])
    return answers[url]?.body
  }
  const user = await fetchAnswer('/api/auth/user')
  const userStatus = answers['/api/auth/user']?.status ?? 200
  const looks = looksOf(user)
  if (userStatus >= 500)
    return { status: userStatus, looks, pageData: { needsSetUp: false, ...instance, answers, now: now.toISOString() } }
  const needsSetUp = user === null && !(await isSetUp(db))
  if (user && (pagesWithJourney.has(path) || (path !== '/' && wantsPlain(request))))
    await fetchAnswer('/api/pregnancies/current')
  const code = path === '/' && new URLSearchParams(request.search).get('invite')?.trim()
  const invited = code ? { invitation: { code, ...(!user && (await lookUp(ask, request, code))) } } : undefined
  if (user && path === '/' && !invited) {
    const journey = z.safeParse(Pregnancy, await fetchAnswer('/api/pregnancies/current')).data
    if (journey) await fetchAnswers(listHomeCalls({ features, allRights, user, now, journey }))
  }
  return { status: 200, looks, pageData: { needsSetUp, ...instance, answers, ...invited, now: now.toISOString() } }
}

/** Pages other than home whose first screen depends on the journey. */
const pagesWithJourney = new Set(['/set-up', '/admin', '/account'])

const readAnswer = ({ status, body }: Answer) => ({ status, body: JSON.parse(String(body)) })

/**
 * Looks up an invitation code for a visitor. Wrong codes are counted, and another site could use up the visitor's
 * attempts with images or frames of this address. So only a navigation to this page looks up the code.
 */
async function lookUp(ask: CallOwnApi, request: HttpRequest, code: string) {
  if (request.method !== 'GET' || request.headers['sec-fetch-dest'] !== 'document') return undefined
  const answer = readAnswer(await ask(request, '/api/invite-codes/look-up', { code }))
  // Without an answer the app makes the call itself, and shows when to retry.
  return answer.status === 429 || answer.status >= 500 ? undefined : { answer }
}

type Home = Pick<Services, 'features' | 'allRights'> & {
  user: unknown
  now: Date
  journey: z.infer<typeof Pregnancy>
}

/** The addresses of the calls that home needs. */
function listHomeCalls({ features, allRights, user, now, journey }: Home): string[] {
  const rights = z.safeParse(WithRights, user).data?.rights ?? allRights
  const day = { ...journey, pregnancyId: journey.id, today: dayInZone(now, journey.timeZone), rights }
  return features.flatMap(({ home }) => home?.(day) ?? [])
}
