/** Malicious files sent as pictures of an update: all are refused. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenForms, listHostileFiles } from '#features/album/server/hostile/testing.ts'
import { filesIn, uploadPicture } from '#platform/server/pictures/stored/testing.ts'
import { type Browser, openTestApp, type Reply, type TestApp } from './testing.ts'

let testApp: TestApp
let neighbour: Browser
let journey: string
beforeAll(async () => {
  testApp = await openTestApp()
  neighbour = await testApp.person('neighbour')
  journey = `/api/pregnancies/${Object((await neighbour.get('/api/pregnancies/current')).body).id}`
})
afterAll(() => testApp.close())

const isRefusal = ({ status, body }: Reply) =>
  status >= 400 && status < 500 && status !== 429 && /^[A-Z].{6,}/.test(Object(body).message)

test('at least 200 hostile files are refused as pictures of an update, and nothing is stored', async () => {
  const path = `${journey}/update-pictures`
  const files = await listHostileFiles()
  const wrong: unknown[] = []
  for (const { what, content, ...disguise } of files) {
    const reply = await uploadPicture(neighbour, [path, 'picture'], content, disguise)
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  for (const [what, type, body] of brokenForms) {
    const reply = await neighbour.post(path, body.replaceAll('"photo"', '"picture"'), { 'content-type': type })
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  console.log(`${files.length + brokenForms.length} hostile files sent, ${wrong.length} not refused`)
  expect(wrong).toEqual([])
  expect(files.length + brokenForms.length).toBeGreaterThanOrEqual(200)
  expect(await testApp.db.selectFrom('update_pictures').select('id').execute()).toEqual([])
  expect(filesIn(testApp.dataDir)).toEqual([])
}, 240_000)
