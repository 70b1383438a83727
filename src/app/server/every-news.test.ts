/** Tests every kind of news: who gets it, where it leads, and that it disappears with the thing that it is about. */
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestWorker, passSeconds } from '#features/news/server/telling/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { newsTopics } from '#platform/shared/news/news-topics.ts'
import { features } from './features.ts'
import { type Browser, openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let worker: ReturnType<typeof openTestWorker>
let journey: string
let mother: Browser
let grandmother: Browser
beforeEach(async () => {
  testApp = await openTestApp()
  worker = openTestWorker(testApp)
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  mother = await testApp.person('mother')
  grandmother = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

type Happened = {
  /** A person who gets the news, and one who must not get it. */
  readonly recipient: CastName
  readonly excluded: CastName
  /** The text of the news, without the name of the person. */
  readonly says: string
  /** The path to which the news links. */
  readonly path: string
  /** Undoes it, for example by moving the thing to the trash. */
  readonly undo: () => Promise<unknown>
}

const idOf = ({ body }: { body: unknown }): number => Object(body).id

async function addPhoto(browser: Browser): Promise<number> {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8a' } })
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), 'p.png')
  return idOf(await browser.post('/api/photos/upload', form))
}

const addUpdate = async () => idOf(await mother.post(`${journey}/updates`, { content: 'We heard the heart.' }))
const appointment = { title: 'Glucose test', appointmentDate: '2026-04-01T09:00:00.000Z', location: 'Clinic' }
const pathOf = (appointmentId: number) => `/appointments?appointment=${appointmentId}`
const addAppointment = async () => idOf(await mother.post(`${journey}/appointments`, appointment))
const appointmentAt = 'Wed, Apr 1, 10:00 AM'

/** Adds an appointment, and sets the clock to a time when one of its reminders is due. */
async function remind(dueAt: string, recipient: CastName): Promise<Happened> {
  await close('appointments')
  const id = await addAppointment()
  await worker.run()
  testApp.clock.now = new Date(dueAt)
  const undo = () =>
    mother.ask('PUT', `/api/appointments/${id}`, { ...appointment, appointmentDate: '2026-04-09T09:00:00.000Z' })
  return { recipient, excluded: 'friend', says: `Reminder: an appointment on ${appointmentAt}`, path: pathOf(id), undo }
}

/** Closes a section to guests, so that the friend may not see it. */
async function close(section: string) {
  const { body } = await mother.get(`${journey}/rights`)
  const { family, guest } = Object(body)
  expect(
    (await mother.ask('PUT', `${journey}/rights`, { family, guest: { ...guest, [section]: 'nothing' } })).status,
  ).toBe(200)
}

const actions: Readonly<Record<string, () => Promise<Happened>>> = {
  update: async () => {
    await close('updates')
    const id = await addUpdate()
    const undo = () => mother.delete(`/api/updates/${id}`)
    return { recipient: 'grandmother', excluded: 'friend', says: 'shared an update', path: `/?update=${id}`, undo }
  },
  photo: async () => {
    await close('album')
    const id = await addPhoto(mother)
    return {
      recipient: 'grandmother',
      excluded: 'friend',
      says: 'shared a photo',
      path: `/album?photo=${id}`,
      undo: () => mother.delete(`/api/photos/${id}`),
    }
  },
  'update-comment': async () => {
    const updateId = await addUpdate()
    const id = idOf(await grandmother.post(`/api/updates/${updateId}/comments`, { content: 'Lovely!' }))
    const path = `/?update=${updateId}&comments=open`
    const undo = () => grandmother.delete(`/api/update-comments/${id}`)
    return { recipient: 'mother', excluded: 'friend', says: 'commented on an update', path, undo }
  },
  'photo-comment': async () => {
    const photoId = await addPhoto(mother)
    const id = idOf(await grandmother.post(`/api/photos/${photoId}/comments`, { content: 'Lovely!' }))
    const path = `/album?photo=${photoId}&comments=open`
    const undo = () => grandmother.delete(`/api/photo-comments/${id}`)
    return { recipient: 'mother', excluded: 'friend', says: 'commented on a photo', path, undo }
  },
  'update-reaction': async () => {
    const id = await addUpdate()
    const call = `/api/updates/${id}/reaction`
    await grandmother.ask('PUT', call, { kind: 'heart' })
    const undo = () => grandmother.delete(call)
    return { recipient: 'mother', excluded: 'friend', says: 'reacted to your update', path: `/?update=${id}`, undo }
  },
  'photo-reaction': async () => {
    const id = await addPhoto(mother)
    const call = `/api/photos/${id}/reaction`
    await grandmother.ask('PUT', call, { kind: 'heart' })
    const undo = () => grandmother.delete(call)
    return { recipient: 'mother', excluded: 'friend', says: 'reacted to your photo', path: `/album?photo=${id}`, undo }
  },
  'appointment-added': async () => {
    await close('appointments')
    const id = await addAppointment()
    const undo = () => mother.delete(`/api/appointments/${id}`)
    return { recipient: 'grandmother', excluded: 'friend', says: 'added an appointment', path: pathOf(id), undo }
  },
  'appointment-moved': async () => {
    await close('appointments')
    const id = await addAppointment()
    await worker.run()
    await mother.ask('PUT', `/api/appointments/${id}`, { ...appointment, appointmentDate: '2026-04-09T09:00:00.000Z' })
    const undo = () => mother.delete(`/api/appointments/${id}`)
    const says = `moved an appointment from ${appointmentAt} to Thu, Apr 9, 10:00 AM`
    return { recipient: 'grandmother', excluded: 'friend', says, path: pathOf(id), undo }
  },
  'appointment-changed': async () => {
    await close('appointments')
    const id = await addAppointment()
    await worker.run()
    await mother.ask('PUT', `/api/appointments/${id}`, { ...appointment, location: 'Hospital' })
    const undo = () => mother.delete(`/api/appointments/${id}`)
    const says = `changed the location of an appointment on ${appointmentAt}`
    return { recipient: 'grandmother', excluded: 'friend', says, path: pathOf(id), undo }
  },
  'appointment-deleted': async () => {
    await close('appointments')
    const id = await addAppointment()
    await mother.delete(`/api/appointments/${id}`)
    const undo = () => mother.post(`/api/appointments/${id}/restore`)
    const says = `cancelled an appointment on ${appointmentAt}`
    return { recipient: 'grandmother', excluded: 'friend', says, path: pathOf(id), undo }
  },
  'appointment-restored': async () => {
    await close('appointments')
    const id = await addAppointment()
    await mother.delete(`/api/appointments/${id}`)
    await worker.run()
    passSeconds(testApp, 120)
    await mother.post(`/api/appointments/${id}/restore`)
    const undo = () => mother.delete(`/api/appointments/${id}`)
    const says = `brought back an appointment on ${appointmentAt}`
    return { recipient: 'grandmother', excluded: 'friend', says, path: pathOf(id), undo }
  },
  'appointment-day-before': () => remind('2026-03-31T09:00:00.000Z', 'grandmother'),
  'appointment-hours-before': () => remind('2026-04-01T07:00:00.000Z', 'mother'),
  birth: async () => {
    const born = { state: 'born', happenedOn: '2026-03-14', children: [{ name: 'Pip', weightG: null, lengthMm: null }] }
    expect((await mother.ask('PUT', `${journey}/state`, { ...born, toldTo: 'family' })).status).toBe(200)
    const undo = () => mother.delete(`${journey}/state`)
    return { recipient: 'grandmother', excluded: 'friend', says: 'announced the birth', path: '/', undo }
  },
  member: async () => {
    const { body } = await mother.post('/api/invite-codes', { role: 'family', maxUses: 10, expiresInDays: 30 })
    const stranger = await testApp.person('stranger')
    expect((await stranger.post('/api/invite-codes/redeem', { code: Object(body).code })).status).toBe(200)
    const undo = () => mother.delete(`/api/admin/users/${cast.stranger.email}`)
    const members = testApp.db.selectFrom('members').innerJoin('users', 'users.id', 'members.user_id')
    const joined = members.where('users.email', '=', cast.stranger.email).select('members.id')
    const path = `/family?member=${(await joined.executeTakeFirstOrThrow()).id}`
    return { recipient: 'mother', excluded: 'grandmother', says: 'joined the family', path, undo }
  },
}

const kinds = features.flatMap(({ news = [] }) => news)

test('this test has an action for each kind of news, and each topic has a kind', () => {
  expect(Object.keys(actions).toSorted()).toEqual(kinds.map(({ kind }) => kind).toSorted())
  expect(new Set(kinds.map(({ topic }) => topic))).toEqual(new Set(newsTopics))
})

type Entry = { readonly text: string; readonly path: string }

async function entriesOf(name: CastName): Promise<readonly Entry[]> {
  const { status, body } = await (await testApp.person(name)).get(`${journey}/news`)
  return status === 200 ? Object(body) : []
}

const newsTextsOf = async (name: CastName) => (await entriesOf(name)).map(({ text }) => text)

test.each(kinds.map(({ kind }) => kind))(
  'news of the kind %s reaches only people who may see the thing, links to it, and disappears with it',
  async (kind) => {
    const happened = await actions[kind]?.()
    if (!happened)
      throw new Error(`The test has no action that causes news of the kind ${kind}. Add one to \`actions\`.`)
    const { recipient, excluded, says, path, undo } = happened
    await worker.run()
    expect(await entriesOf(recipient)).toContainEqual(expect.objectContaining({ text: says, path }))
    expect(await newsTextsOf(excluded)).not.toContain(says)
    await undo()
    expect(await newsTextsOf(recipient)).not.toContain(says)
    await worker.run()
    expect(await newsTextsOf(recipient)).not.toContain(says)
  },
)
