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
let draw: (path: string, pageData: object, isWhole: boolean) => Promise<string>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-prerender-'))
  // Vitest sets another, and React's JSX would be built for development.
  vi.stubEnv('NODE_ENV', 'production')
  await buildPrerender(folder)
  vi.unstubAllEnvs()
  draw = (await import(pathToFileURL(join(folder, '.prerender/prerender.js')).href)).prerender
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a visitor's page carries before anybody has set Nestling up. */
const visitorData = () => ({
  now: '2026-03-15T12:00:59.999Z',
  needsSetUp: true,
  canMail: false,
  publicOrigin: null,
  answers: { '/api/auth/user': { status: 200, body: null } },
})

test('of a page that was drawn nothing stays in memory, although a part of it never loads', async () => {
  async function drawAndForget() {
    const pageData = visitorData()
    expect(await draw('/set-up', pageData, false)).toContain('<!--$!-->')
    return new WeakRef(pageData)
  }
  const first = await drawAndForget()
  // React remembers the last one.
  await drawAndForget()
  await setImmediate()
  collectGarbage()
  expect(first.deref()).toBeUndefined()
})

test('the prerenderer is one file, so it is loaded whole or not at all', () => {
  expect(readdirSync(join(folder, '.prerender'), { recursive: true }).sort()).toEqual([
    'first-script.js',
    'prerender.js',
  ])
})
