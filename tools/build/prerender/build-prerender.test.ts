import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPrerender } from './build-prerender.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let folder: string
let prerender: (path: string, pageData: object, isWhole: boolean) => Promise<string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-prerender-'))
  // Vitest sets NODE_ENV to "test". With that, JSX would be compiled for development.
  vi.stubEnv('NODE_ENV', 'production')
  await buildPrerender(folder, 'en', {
    MISSING_FUNCTIONS: '/assets/missing-functions.js',
    TOO_OLD: '/assets/too-old.js',
  })
  vi.unstubAllEnvs()
  prerender = (await import(pathToFileURL(join(folder, '.prerender/prerender.js')).href)).prerender
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The page data of a visitor before Nestling is set up. */
const visitorData = () => ({
  now: '2026-03-15T12:00:59.999Z',
  needsSetUp: true,
  canMail: false,
  publicOrigin: null,
  answers: { '/api/auth/user': { status: 200, body: null } },
})

test('a prerendered page leaves no data in memory, although its lazy parts never load', async () => {
  async function prerenderSetUp() {
    const pageData = visitorData()
    expect(await prerender('/set-up', pageData, false)).toContain('<!--$!-->')
    return new WeakRef(pageData)
  }
  const first = await prerenderSetUp()
  // React refers to the last page that it rendered, so a second page replaces the first.
  await prerenderSetUp()
  await setImmediate()
  collectGarbage()
  expect(first.deref()).toBeUndefined()
})

test('each of the two prerenderers is built into a single file, and the inline script into a third', () => {
  expect(readdirSync(join(folder, '.prerender'), { recursive: true }).sort()).toEqual([
    'first-script.js',
    'plain.js',
    'prerender.js',
  ])
})
