/** The client's files, which are read at their first request or soon after the start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { loadLate } from '#platform/server/feature/late.ts'
import { readClient } from './client.ts'

let folder: string
let testApp: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-client-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><head></head><body></body></html>')
  for (const name of ['first', 'second'])
    writeFileSync(join(folder, 'assets', `${name}.js`), `export const ${name} = 1`)
  testApp = await openTestApp({ client: readClient(folder) })
})
afterEach(async () => {
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = async (name: string) => (await testApp.visitor().get(`/assets/${name}.js`)).status

test('a file that was requested once is still served after a new build has removed it', async () => {
  expect(await get('first')).toBe(200)
  rmSync(join(folder, 'assets'), { recursive: true })
  expect(await get('first')).toBe(200)
})

test('soon after the start every file is in memory, so a new build takes none away', async () => {
  await loadLate()
  rmSync(join(folder, 'assets'), { recursive: true })
  expect([await get('first'), await get('second')]).toEqual([200, 200])
})
