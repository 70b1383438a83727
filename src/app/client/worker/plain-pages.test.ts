/** Tests of how the service worker handles pages without scripts, including their sign-in page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { html, noNetwork, openWorker, shell, type Worker } from './testing.ts'

const contacts = [{ id: 1, name: 'Amara' }]

let worker: Worker
beforeEach(async () => {
  worker = await openWorker(vi)
  await worker.cacheUser()
  await worker.cache('/api/contacts', contacts)
  worker.notices.length = 0
  worker.requested.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const toldToLeave = () =>
  worker.notices
    .filter(({ notice }) => typeof notice === 'object' && notice && 'left' in notice)
    .map(({ page }) => page)

test('a page without scripts that belongs to another session wipes the cache and makes other pages leave', async () => {
  worker.serve(() => html('Week 30', { 'nestling-cache-owner': 'session-of-sam' }))
  await worker.visit('/?plain=')
  expect(await worker.read('/api/contacts')).toBeUndefined()
  expect(toldToLeave()).toContain('another page')
})

test('a page without scripts never comes from the cache, because the browser may not be able to run the app', async () => {
  worker.serve(({ url }) => (url.endsWith('/shell.html') ? html(shell) : new Response('file')))
  await worker.fire('install')
  worker.serve(noNetwork)
  expect((await worker.visit('/contacts'))?.status).toBe(200)
  expect((await worker.visit('/contacts?plain='))?.type).toBe('error')
})

test.each([
  ['that belongs to the same session', { 'nestling-cache-owner': 'session-of-nora' }],
  ['that belongs to no session, such as a page of a captive portal', {}],
])('a page without scripts %s changes nothing', async (_, headers: Record<string, string>) => {
  worker.serve(() => html('Week 30', headers))
  await worker.visit('/?plain=')
  expect(await worker.read('/api/contacts')).toEqual(contacts)
  expect(toldToLeave()).toEqual([])
})

test('the worker leaves the sign-in form to the browser, because only the browser’s request names the form’s site', async () => {
  expect(await worker.visit('/sign-in?plain=', { method: 'POST', body: 'email=nora' })).toBeUndefined()
  expect(worker.requested).toEqual([])
})
