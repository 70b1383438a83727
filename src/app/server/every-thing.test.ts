/** Requests every kind of thing by its real id as an admin of another journey. The response must be 404. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpTables } from '#platform/server/database/testing.ts'
import type { Params } from '#platform/server/feature/samples.ts'
import { openPictureServer, plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { listEndpoints } from './endpoints/testing.ts'
import { makeThing } from './samples/things/testing.ts'
import { openTestApp, type TestApp } from './testing.ts'

let pictureServer: Awaited<ReturnType<typeof openPictureServer>>
let testApp: TestApp
beforeAll(async () => {
  pictureServer = await openPictureServer({ '/scan.png': await plainPicture().png().toBuffer() })
  testApp = await openTestApp({ internet: pictureServer.internet })
})
afterAll(async () => {
  await testApp.close()
  await pictureServer.close()
})

const named = listEndpoints().filter(({ namesThing }) => namesThing)

describe.each(named)('$route', ({ method, path, pathFor, sample }) => {
  test('answers 404 to people of another journey, and changes nothing', async () => {
    const real = await makeThing(testApp, await testApp.person('mother'), path)
    // An admin of another journey passes every check except the check of the journey.
    const neighbour = await testApp.person('neighbour')
    const ask = (params: Params) => neighbour.ask(method, pathFor(params), method === 'GET' ? undefined : sample)
    const before = await dumpTables(testApp.db)
    const theirs = await ask({ ...real })
    const missing = await ask({})
    expect(theirs).toMatchObject({ status: 404, body: { code: 'not-found' }, text: missing.text })
    expect(Object.fromEntries(theirs.headers)).toEqual(Object.fromEntries(missing.headers))
    expect(await dumpTables(testApp.db)).toEqual(before)
  })
})
