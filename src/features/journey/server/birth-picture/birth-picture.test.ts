/** The picture that home shows after a birth. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { filesIn, plainPicture, uploadPicture } from '#platform/server/pictures/stored/testing.ts'

let testApp: TestApp
let mother: Browser
let friend: Browser
let journey: string
let picture: Uint8Array
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  friend = await testApp.person('friend')
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  picture = await plainPicture(400, 300).png().toBuffer()
})
afterAll(() => testApp.close())

const birth = { state: 'born', happenedOn: '2026-03-14', children: [{ name: 'Wren', weightG: null, lengthMm: null }] }
const setState = (body: object) => mother.ask('PUT', `${journey}/state`, body)
const send = (browser = mother, content: string | Uint8Array = picture) =>
  uploadPicture(browser, [`${journey}/birth-picture`, 'picture'], content)
const remove = (browser = mother) => browser.delete(`${journey}/birth-picture`)
const shownTo = async (browser: Browser) =>
  Object((await browser.get('/api/pregnancies/current')).body).stateChange?.picture
const addressOf = ({ filename }: { filename: string }) => `/api/birth-pictures/${filename}`

beforeEach(async () => {
  for (const table of ['birth_pictures', 'picture_files', 'born_children', 'journey_states'] as const)
    await testApp.db.deleteFrom(table).execute()
  await testApp.db.updateTable('pregnancies').set({ state: null }).execute()
})

describe('a picture of the birth is refused', () => {
  test('before a birth, and no file is stored', async () => {
    const before = filesIn(testApp.dataDir).length
    expect(await send()).toMatchObject({ status: 409, body: { code: 'no-birth' } })
    expect(filesIn(testApp.dataDir)).toHaveLength(before)
  })

  test.each([
    ['a guest', 'friend', 403],
    ['an admin of another journey', 'neighbour', 404],
  ] as const)('from %s', async (_, name, status) => {
    await setState(birth)
    expect((await send(await testApp.person(name))).status).toBe(status)
    expect((await remove(await testApp.person(name))).status).toBe(status)
    expect(await shownTo(mother)).toBeNull()
  })

  test('if it is not a picture, and the previous one stays', async () => {
    await setState(birth)
    await send()
    const before = await shownTo(mother)
    expect(await send(mother, '<svg/>')).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    expect(await shownTo(mother)).toEqual(before)
    expect((await mother.get(addressOf(before))).status).toBe(200)
  })
})

describe('the picture of a birth', () => {
  test('is returned with the journey, and every member can load it', async () => {
    await setState(birth)
    const { status, body } = await send()
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        stateChange: { picture: { width: 400, height: 300, filename: expect.stringMatching(/^[\da-f]{48}\.webp$/) } },
      },
    })
    const shown = await shownTo(friend)
    expect(shown).toEqual(Object(body).stateChange.picture)
    expect((await friend.get(addressOf(shown))).status).toBe(200)
    expect((await (await testApp.person('neighbour')).get(addressOf(shown))).status).toBe(404)
    expect((await testApp.visitor().get(addressOf(shown))).status).toBe(401)
  })

  test('replaces the previous one, whose files are deleted', async () => {
    await setState(birth)
    await send()
    const [first, count] = [await shownTo(mother), filesIn(testApp.dataDir).length]
    await send()
    expect((await mother.get(addressOf(first))).status).toBe(404)
    expect(filesIn(testApp.dataDir)).toHaveLength(count)
  })

  test('stays when a parent corrects a name', async () => {
    await setState(birth)
    await send()
    const before = await shownTo(mother)
    await setState({ ...birth, children: [{ name: 'Robin', weightG: null, lengthMm: null }] })
    expect(await shownTo(mother)).toEqual(before)
  })

  test('is not shown to a member who is not told of the birth', async () => {
    await setState({ ...birth, toldTo: 'admins' })
    await send()
    const hidden = await shownTo(mother)
    expect(await shownTo(friend)).toBeNull()
    expect((await friend.get(addressOf(hidden))).status).toBe(404)
  })

  test.each([
    ['the birth is taken back', () => mother.delete(`${journey}/state`)],
    ['the child has died', () => setState({ state: 'ended', happenedOn: '2026-03-15' })],
  ])('is shown to nobody after %s', async (_, change) => {
    await setState(birth)
    await send()
    const shown = await shownTo(mother)
    expect((await change()).status).toBe(200)
    for (const browser of [mother, friend]) expect((await browser.get(addressOf(shown))).status).toBe(404)
    expect((await shownTo(mother)) ?? null).toBeNull()
  })

  test('can be removed, with its files, and removing it twice does no harm', async () => {
    await setState(birth)
    const before = filesIn(testApp.dataDir).length
    await send()
    const shown = await shownTo(mother)
    for (const _ of ['once', 'twice'])
      expect(await remove()).toMatchObject({ status: 200, body: { stateChange: { picture: null } } })
    expect((await mother.get(addressOf(shown))).status).toBe(404)
    expect(filesIn(testApp.dataDir)).toHaveLength(before)
  })
})
