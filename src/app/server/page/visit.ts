import * as z from 'zod/mini'
import { Pregnancy } from '#features/journey/contract.ts'
import { contentWeek } from '#features/journey/rules.ts'
import { isSetUp } from '#features/sign-in/server/public.ts'
import type { Services } from '#platform/server/services.ts'
import { dayInZone } from '#platform/shared/calendar.ts'

export type AskSelf = (path: string, cookie: string) => Response | Promise<Response>

type Answers = Record<string, { status: number; body: unknown }>

/** What a page knows from its start: whether somebody is signed in, and the answers that its first screen asks for. */
export async function describeVisit({ db, clock }: Services, ask: AskSelf, path: string, cookie: string | null) {
  const answers: Answers = {}
  const learn = async (url: string) => {
    const response = await ask(url, cookie ?? '')
    answers[url] = { status: response.status, body: await response.json() }
    return answers[url].body
  }
  const user = await learn('/api/auth/user')
  const failure = answers['/api/auth/user']?.status ?? 200
  if (failure >= 500) return { status: failure, visit: { needsSetUp: false, answers } }
  const needsSetUp = user === null && !(await isSetUp(db))
  if (user && path === '/set-up') await learn('/api/pregnancies/current')
  if (user && path === '/') await learnHome(learn, clock())
  return { status: 200, visit: { needsSetUp, answers } }
}

async function learnHome(learn: (url: string) => Promise<unknown>, now: Date) {
  const { data: journey } = z.safeParse(Pregnancy, await learn('/api/pregnancies/current'))
  if (!journey) return
  await learn(`/api/pregnancies/${journey.id}/updates`)
  await learn(`/api/guide/weeks/${contentWeek(journey.dueDate, dayInZone(now, journey.timeZone))}`)
}
