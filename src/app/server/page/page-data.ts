import * as z from 'zod/mini'
import { Pregnancy } from '#features/journey/contract.ts'
import { User } from '#features/sign-in/contract.ts'
import { type Theme, themes } from '#features/sign-in/rules.ts'
import { isSetUp } from '#features/sign-in/server/public.ts'
import type { Answer } from '#platform/server/http/answer.ts'
import { canSendMail } from '#platform/server/mail/queue-message.ts'
import type { Services } from '#platform/server/services.ts'
import { dayInZone, endOfMinute } from '#platform/shared/time/calendar.ts'

export type CallOwnApi = (target: string, cookie: string) => Promise<Answer>

const Themed = z.object({ theme: z.enum(themes) })
const Entitled = z.object({ rights: User.shape.rights })

type Answers = Record<string, { status: number; body: unknown }>

/** The page data: whether somebody is signed in, and the responses that the first screen needs. */
export async function describePageData(
  { features, allRights, db, clock, environment }: Services,
  ask: CallOwnApi,
  path: string,
  cookie: string | undefined,
) {
  const answers: Answers = {}
  const now = endOfMinute(clock())
  const instance = { canMail: canSendMail(environment), publicOrigin: environment.publicUrl?.origin ?? null }
  const learn = async (url: string) => {
    const response = await ask(url, cookie ?? '')
    answers[url] = { status: response.status, body: JSON.parse(String(response.body)) }
    return answers[url].body
  }
  const user = await learn('/api/auth/user')
  const failure = answers['/api/auth/user']?.status ?? 200
  const theme = readTheme(user)
  if (failure >= 500)
    return { status: failure, theme, pageData: { needsSetUp: false, ...instance, answers, now: now.toISOString() } }
  const needsSetUp = user === null && !(await isSetUp(db))
  if (user && path === '/set-up') await learn('/api/pregnancies/current')
  if (user && path === '/') await learnHome(learn, { features, allRights, user, now })
  return { status: 200, theme, pageData: { needsSetUp, ...instance, answers, now: now.toISOString() } }
}

/** The signed-in person's theme; `auto` for anything invalid. */
function readTheme(user: unknown): Theme {
  return z.safeParse(Themed, user).data?.theme ?? 'auto'
}

type Opened = Pick<Services, 'features' | 'allRights'> & { user: unknown; now: Date }

async function learnHome(learn: (url: string) => Promise<unknown>, { features, allRights, user, now }: Opened) {
  const { data: journey } = z.safeParse(Pregnancy, await learn('/api/pregnancies/current'))
  if (!journey) return
  const { data: person } = z.safeParse(Entitled, user)
  const rights = person?.rights ?? allRights
  const today = dayInZone(now, journey.timeZone)
  const day = { ...journey, pregnancyId: journey.id, today, rights }
  for (const { home } of features) for (const address of home?.(day) ?? []) await learn(address)
}
