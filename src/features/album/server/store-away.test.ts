import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { sweepPictures } from '#platform/server/pictures/stored/sweep-pictures.ts'
import { AppError } from '#platform/shared/errors.ts'
import { filesIn, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await testApp.close()
})

const unavailable = () => new AppError('unavailable', { fault: 'store-away', retryAfterSeconds: 5 })
const listDeleted = () => testApp.db.selectFrom('deleted_files').select('name').execute()

test('if the photo store is unavailable, an upload is refused without another call to the store', async () => {
  const { files } = testApp.services
  vi.spyOn(files, 'put').mockRejectedValue(unavailable())
  const remove = vi.spyOn(files, 'remove').mockReturnValue(new Promise(() => undefined))
  const reply = await upload(await testApp.person('mother'), await plainPicture().jpeg().toBuffer())
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(remove).not.toHaveBeenCalled()
  expect(await listDeleted()).not.toEqual([])
})

test('the hourly job removes files that were written before the photo store became unavailable', async () => {
  const { services, db, clock } = testApp
  const put = services.files.put.bind(services.files)
  let count = 0
  vi.spyOn(services.files, 'put').mockImplementation((name, bytes) => {
    count += 1
    return count === 1 ? put(name, bytes) : Promise.reject(unavailable())
  })
  const reply = await upload(await testApp.person('mother'), await plainPicture(800, 600).jpeg().toBuffer())
  expect(reply.status).toBe(503)
  expect(filesIn(testApp.dataDir)).toHaveLength(1)
  expect(
    await db.selectFrom('photos').select('id').where('created_at', '>=', clock.now.toISOString()).execute(),
  ).toEqual([])

  vi.restoreAllMocks()
  await sweepPictures(services, clock.now)
  expect(filesIn(testApp.dataDir)).toEqual([])
  expect(await listDeleted()).toEqual([])
})
