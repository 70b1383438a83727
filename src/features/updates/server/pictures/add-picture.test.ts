import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allRights, type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import {
  type Bytes,
  filesIn,
  noisyPicture,
  plainPicture,
  type Sent,
  uploadPicture,
} from '#platform/server/pictures/stored/testing.ts'
import type { Rights } from '#platform/shared/section.ts'
import { deletableUpdates } from '../commands.ts'
import { deleteUnsharedPictures } from '../jobs.ts'

let testApp: TestApp
let mother: Browser
let ruth: Browser
let journey: string
let otherJourney: string
let picture: Uint8Array
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  ruth = await testApp.person('grandmother')
  journey = `/api/pregnancies/${await testApp.findJourney('Pip')}`
  const neighbour = await testApp.person('neighbour')
  otherJourney = `/api/pregnancies/${Object((await neighbour.get('/api/pregnancies/current')).body).id}`
  picture = await plainPicture(400, 300).png().toBuffer()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  for (const table of ['update_pictures', 'picture_files', 'updates'] as const)
    await testApp.db.deleteFrom(table).execute()
  await sweepPictures(testApp.services, new Date(Date.now() + 2 * day))
})

const day = 86_400_000
const send = (browser: Browser, sent: Sent = {}, content: Bytes = picture, path = journey) =>
  uploadPicture(browser, [`${path}/update-pictures`, 'picture'], content, sent)
const sendOne = async (browser = mother, uploadKey?: string): Promise<string> =>
  Object((await send(browser, uploadKey === undefined ? {} : { fields: { uploadKey } })).body).filename
const share = (browser: Browser, pictures: readonly string[], path = journey) =>
  browser.post(`${path}/updates`, { content: 'A kick.', pictures })
const addressOf = (filename: string) => `/api/update-pictures/${filename}`
const setFamilyRights = (family: Rights) => mother.ask('PUT', `${journey}/rights`, { family, guest: allRights })

describe('sending a picture for an update', () => {
  test('is refused to visitors, to people of other journeys, and to people who may only see updates', async () => {
    expect((await send(testApp.visitor())).status).toBe(401)
    expect(await send(mother, {}, picture, otherJourney)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    await setFamilyRights({ ...allRights, updates: 'see' })
    expect(await send(ruth)).toMatchObject({ status: 403, body: { code: 'section-closed' } })
    await setFamilyRights(allRights)
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test('is refused for a missing file, for a file that is not a picture, and for unknown fields', async () => {
    expect(await send(mother, {}, '<svg/>')).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    expect(await mother.post(`${journey}/update-pictures`, new FormData())).toMatchObject({ status: 400 })
    expect(await send(mother, { fields: { updateId: '1' } })).toMatchObject({
      status: 400,
      body: { fields: { updateId: expect.any(String) } },
    })
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test('returns the name and size of the picture, which nobody can see until it is shared', async () => {
    const { status, body } = await send(ruth)
    expect(status).toBe(201)
    expect(body).toEqual({ filename: expect.stringMatching(/^[\da-f]{48}\.webp$/), width: 400, height: 300 })
    const { filename } = Object(body)
    for (const browser of [mother, ruth]) expect((await browser.get(addressOf(filename))).status).toBe(404)
    expect((await share(ruth, [filename])).status).toBe(201)
    expect((await mother.get(addressOf(filename))).status).toBe(200)
  })

  test('several times with the same key stores one picture, even if the requests are parallel', async () => {
    const key = 'a-key-of-this-page'
    const names = await Promise.all([sendOne(mother, key), sendOne(mother, key), sendOne(mother, key)])
    expect(new Set([...names, await sendOne(mother, key)]).size).toBe(1)
    expect(filesIn(testApp.dataDir)).toHaveLength(2)
    expect(await sendOne(ruth, key)).not.toBe(names[0])
  })

  test('stores nothing if the sender is removed during the upload', async () => {
    const friend = await testApp.person('friend')
    const sending = send(friend, {}, await noisyPicture(1500, 1500).png().toBuffer())
    await expect.poll(() => filesIn(testApp.dataDir).length).toBeGreaterThan(0)
    await mother.delete(`/api/admin/users/${encodeURIComponent(cast.friend.email)}`)
    expect(await sending).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(filesIn(testApp.dataDir)).toEqual([])
  })

  test('stores the picture and its files for only three days if the picture is not shared', async () => {
    const [shared, unshared] = [await sendOne(), await sendOne()]
    await share(mother, [shared])
    const now = testApp.clock.now.getTime()
    await deleteUnsharedPictures(testApp.services, new Date(now + 3 * day))
    expect(filesIn(testApp.dataDir)).toHaveLength(4)
    await deleteUnsharedPictures(testApp.services, new Date(now + 3 * day + 1))
    expect(filesIn(testApp.dataDir)).toHaveLength(2)
    expect((await mother.get(addressOf(shared))).status).toBe(200)
    expect(await share(mother, [unshared])).toMatchObject({ status: 400 })
  })
})

describe('an update with pictures', () => {
  test('shows them in the given order', async () => {
    const names = [await sendOne(), await sendOne(), await sendOne()]
    const [first = '', second = '', third = ''] = names
    const { status, body } = await share(mother, [third, first, second])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      imageCopy: null,
      pictures: [third, first, second].map((filename) => ({ filename, width: 400, height: 300 })),
    })
    expect((await ruth.get(`${journey}/updates`)).body).toEqual([body])
  })

  test('accepts ten pictures', async () => {
    const names = []
    for (let at = 0; at < 10; at += 1) names.push(await sendOne())
    expect(await share(mother, names)).toMatchObject({ status: 201, body: { pictures: names.map(() => ({})) } })
  })

  test('refuses an eleventh picture', async () => {
    const message = 'Array must contain at most 10 element(s)'
    expect(await share(mother, Array(11).fill('x'))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { pictures: message } },
    })
  })

  const invalid: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    'a picture that does not exist': async () => [`${'0'.repeat(48)}.webp`],
    'a path as the name of a picture': async () => ['../../etc/passwd'],
    'a picture that another person sent': async () => [await sendOne(ruth)],
    'a picture that was already shared': async () => {
      const name = await sendOne()
      await share(mother, [name])
      return [name]
    },
    'a picture that was shared and deleted': async () => {
      const name = await sendOne()
      const { id } = Object((await share(mother, [name])).body)
      await mother.delete(`/api/updates/${id}`)
      return [name]
    },
    'the same picture twice': async () => {
      const name = await sendOne()
      return [name, name]
    },
    'a valid picture beside an unknown one': async () => [await sendOne(), 'nobody'],
  }
  test.each(Object.entries(invalid))('is refused with %s, and nothing is shared', async (_, prepare) => {
    const pictures = await prepare()
    const before = (await mother.get(`${journey}/updates`)).body
    expect(await share(mother, pictures)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        fields: { pictures: 'This picture is not here any more. Please add it again.' },
      },
    })
    expect((await mother.get(`${journey}/updates`)).body).toEqual(before)
  })

  test('is refused with a picture that was sent for another journey', async () => {
    const neighbour = await testApp.person('neighbour')
    const { code } = Object((await mother.post('/api/invite-codes')).body)
    await neighbour.post('/api/invite-codes/redeem', { code })
    const { body } = await send(neighbour, {}, picture, otherJourney)
    expect(await share(neighbour, [Object(body).filename], journey)).toMatchObject({ status: 400 })
    expect(await share(neighbour, [Object(body).filename], otherJourney)).toMatchObject({ status: 201 })
  })

  test('is deleted, restored and purged together with its pictures', async () => {
    const name = await sendOne()
    const { id } = Object((await share(mother, [name])).body)
    await mother.delete(`/api/updates/${id}`)
    expect((await mother.get(addressOf(name))).status).toBe(404)
    const back = await mother.post(`/api/updates/${id}/restore`)
    expect(back).toMatchObject({ status: 200, body: { pictures: [{ filename: name }] } })
    expect((await mother.get(addressOf(name))).status).toBe(200)

    const other = await sendOne()
    await share(mother, [other])
    await mother.delete(`/api/updates/${id}`)
    await deletableUpdates.emptyTrash(testApp.services, new Date('2026-04-14T10:00:00.000Z'))
    expect(filesIn(testApp.dataDir)).toHaveLength(4)
    await deletableUpdates.emptyTrash(testApp.services, new Date('2026-04-14T10:00:00.001Z'))
    expect(filesIn(testApp.dataDir)).toHaveLength(2)
    expect(await testApp.db.selectFrom('update_pictures').select('filename').execute()).toEqual([{ filename: other }])
  })
})
