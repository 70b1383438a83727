/** Checks that a change on one server takes effect on the other immediately, and that both servers share one rate limit. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { cast } from '../../../src/features/sign-in/fixtures.ts'
import type { Installation } from '../installation.ts'
import { openBrowser } from '../people/browser.ts'
import type { Pair } from './pair.ts'

/** The number of requests that are sent twice: to both servers at the same time, with the same idempotency key. */
const doubledRequests = 20
/** The number of writes that the rate limit allows a person without a pause. */
const writeBurst = 200

/** Returns the expected facts that turned out to be false, one sentence each. */
export async function checkOtherServer(installation: Installation, { serverPorts }: Pair): Promise<string[]> {
  const [here, there] = serverPorts
  const wrong: string[] = []
  const expect = (sentence: string, holds: boolean) => {
    if (!holds) wrong.push(sentence)
  }
  const as = async (name: 'mother' | 'partner' | 'friend' | 'stranger') => {
    const cookie = await installation.signIn(name)
    return { here: openBrowser(here, cookie), there: openBrowser(there, cookie) }
  }
  const [mother, partner, friend, stranger] = await Promise.all([
    as('mother'),
    as('partner'),
    as('friend'),
    as('stranger'),
  ])

  const form = new FormData()
  const pixels = { create: { width: 640, height: 480, channels: 3 as const, background: '#a86' } }
  form.set('photo', new Blob([await sharp(pixels).jpeg().toBuffer()], { type: 'image/jpeg' }), 'photo.jpg')
  const photo = Object((await mother.here.post('/api/photos/upload', form)).body)
  const picture = `/api/photos/${photo.filename}`
  const [one, other] = [await mother.here.get(picture), await mother.there.get(picture)]
  expect(
    'a photo uploaded to one server can be read from the other',
    one.status === 200 && other.bytes.equals(one.bytes),
  )
  await mother.there.delete(`/api/photos/${photo.id}`)
  expect('a photo deleted on one server is gone on the other', (await friend.here.get(picture)).status === 404)

  const [session] = Object((await partner.there.get('/api/account/sessions')).body)
  await partner.there.delete(`/api/account/sessions/${session.id}`)
  expect(
    'a session ended on one server is ended on the other',
    (await partner.here.get('/api/contacts')).status === 401,
  )

  const code = Object((await mother.here.post('/api/invite-codes', { role: 'guest', maxUses: 1 })).body)
  const redeem = (browser: typeof stranger.here) => browser.post('/api/invite-codes/redeem', { code: code.code })
  const neighbour = openBrowser(here, await installation.signIn('neighbour'))
  const joined = await Promise.all([redeem(stranger.there), redeem(neighbour)])
  expect(
    'an invite code for one person lets exactly one person join',
    joined.filter(({ status }) => status < 300).length === 1,
  )

  const texts = { name: 'Amara Nwosu', category: 'doctor' }
  for (let count = 0; count < doubledRequests; count += 1) {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([
      mother.here.post('/api/contacts', texts, key),
      mother.there.post('/api/contacts', texts, key),
    ])
    expect(
      'a request sent to both servers at the same time is done once',
      first.status === 201 && isDeepStrictEqual(first.body, second.body),
    )
  }

  const [guest = ''] = await installation.addPeople(1, 'guest')
  const writers = [openBrowser(here, guest), openBrowser(there, guest)]
  const began = performance.now()
  const updates = `/api/pregnancies/${installation.pregnancyId}/updates`
  const write = (at: number) => writers[at % 2]?.post(updates, { content: `Budget ${at}` })
  const written = (await Promise.all(Array.from({ length: 1.5 * writeBurst }, (_, at) => write(at)))).filter(
    (reply) => reply?.status === 201,
  ).length
  // The rate limit allows one more write each second.
  const most = writeBurst + (performance.now() - began) / 1000 + 1
  expect(
    `one rate limit applies to both servers, with ${written} writes accepted`,
    written >= writeBurst && written <= most,
  )

  await mother.here.delete(`/api/admin/users/${cast.friend.email}`)
  expect(
    'a person removed on one server has no access on the other',
    (await friend.there.get('/api/contacts')).status === 403,
  )
  return wrong
}
