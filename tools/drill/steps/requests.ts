/** Requests that write or delete files and rows. After a fault each request is sent again, as a page does. */
import { randomUUID } from 'node:crypto'
import { cast, castPassword } from '../../../src/features/sign-in/fixtures.ts'
import type { Database } from '../../../src/platform/server/database/database.ts'
import { startNestling } from '../../bench/server/server-process.ts'
import { openAsker, type Reply, type SentRequest } from './ask.ts'
import { breakable } from './breaks.ts'
import type { Attempt, Operation } from './operation.ts'
import { findMismatches, openInProcess } from './place.ts'

type Ask = ReturnType<typeof openAsker>
type RequestCase = {
  name: string
  request: (attempt: Attempt) => SentRequest
  /** Sends the request again, and returns a sentence for each wrong response. */
  again: (ask: Ask, request: SentRequest, acknowledged: boolean) => Promise<string[]>
  /** Returns a sentence for each wrong row afterwards. */
  check: (db: Database) => Promise<string[]>
}

const caption = 'At a step'
const newcomer = { email: 'ada@nestling.example', password: 'eight quiet herons' }

const cases: readonly RequestCase[] = [
  {
    name: 'upload a photo',
    request: ({ installation, prepared: { photo } }) => ({
      method: 'POST',
      path: '/api/photos/upload',
      cookie: installation.mother,
      upload: { field: 'photo', photo, caption },
    }),
    async again(ask, request) {
      const second = await ask(request)
      if (second?.status !== 409 || !second.text.includes('outcome-unknown')) return expectStatus(second, [201])
      // The outcome is unknown, so the person looks at the album, and sends a new request if the photo is missing.
      const listed = await ask({ ...request, method: 'GET', path: '/api/photos?limit=200', upload: undefined })
      if (listed?.text.includes(caption)) return []
      return expectStatus(await ask({ ...request, key: randomUUID() }), [201])
    },
    async check(db) {
      const photos = await db.selectFrom('photos').select('filename').where('caption', '=', caption).execute()
      return photos.length === 1 ? [] : [`The photo is stored ${photos.length} times.`]
    },
  },
  {
    name: 'register with an invite code',
    request: ({ prepared: { inviteCode } }) => ({
      method: 'POST',
      path: '/api/register',
      body: { firstName: 'Ada', lastName: 'Brandt', ...newcomer, inviteCode },
    }),
    async again(ask, request, acknowledged) {
      const second = await ask(request)
      if (second?.status === 201) return acknowledged ? ['The same account was created twice.'] : []
      return expectStatus(await ask({ method: 'POST', path: '/api/login', body: newcomer }), [200])
    },
    async check(db) {
      const joined = await db
        .selectFrom('users')
        .innerJoin('members', 'members.user_id', 'users.id')
        .select('users.id')
        .where('users.email', '=', newcomer.email)
        .execute()
      const { used_count: uses } = await db
        .selectFrom('invite_codes')
        .select('used_count')
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const { members } = await db
        .selectFrom('members')
        .innerJoin('invite_codes', 'invite_codes.pregnancy_id', 'members.pregnancy_id')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .where('members.user_id', 'is not', null)
        .executeTakeFirstOrThrow()
      return [
        ...(joined.length === 1 ? [] : [`The person is a member ${joined.length} times.`]),
        // The two parents did not join with the code.
        ...(uses === members - 2 ? [] : [`The code was used ${uses} times, but the journey has ${members} members.`]),
      ]
    },
  },
  {
    name: 'delete the account of a journey’s only member',
    request: ({ prepared: { neighbour } }) => ({
      method: 'DELETE',
      path: '/api/account',
      cookie: neighbour,
      body: { currentPassword: castPassword },
    }),
    // A 401 means that the account is deleted.
    again: async (ask, request, acknowledged) => expectStatus(await ask(request), acknowledged ? [401] : [204, 401]),
    async check(db) {
      const { email } = cast.neighbour
      const accounts = await db.selectFrom('users').select('id').where('email', '=', email).execute()
      const journeys = await db.selectFrom('pregnancies').select('id').execute()
      const pictures = await db.selectFrom('picture_files').select('name').where('name', 'like', 'portraits%').execute()
      return [
        ...(accounts.length === 0 ? [] : ['The account is still there.']),
        ...(journeys.length === 1 ? [] : [`${journeys.length} journeys are left instead of 1.`]),
        ...(pictures.length === 0 ? [] : ['The portrait is still there.']),
      ]
    },
  },
]

export const requests: readonly Operation[] = cases.map(({ name, request, again, check }) => ({
  name,
  async run(attempt) {
    const { place, plan, installation } = attempt
    const once = { ...request(attempt), key: randomUUID() }
    const server = await startNestling(place.DATA_DIR ?? '', { ...place, LOG_LEVEL: 'silent', ...breakable() })
    const ask = openAsker(server.port)
    const first = await ask({ ...once, plan })
    const reached = first === null || first.broken !== null
    const acknowledged = first !== null && first.status < 300
    const problems = first === null || acknowledged ? [] : expectStatus(first, [503, 507])
    // After a kill or a full disk, the request is sent again to a new server, as after a restart.
    if (first === null || plan.how === 'ENOSPC') {
      await (first === null ? server.kill() : server.stop())
      const next = await openInProcess(place)
      problems.push(...(await again(openAsker(next.port), once, acknowledged)))
      await next.close()
    } else {
      problems.push(...(await again(ask, once, acknowledged)))
      await server.stop()
    }
    if (first === null && plan.how !== 'kill') problems.push('The server ended, although it was not killed.')
    problems.push(...(await findMismatches(place)))
    problems.push(...(await installation.withDatabase(({ db }) => check(db), place)))
    return { reached, problems: problems.map((words) => `${first?.broken ?? 'killed'}: ${words}`) }
  },
}))

const expectStatus = (reply: Reply | null, expected: readonly number[]): string[] =>
  reply && expected.includes(reply.status) ? [] : [`The answer was ${reply?.status}: ${reply?.text.slice(0, 100)}`]
