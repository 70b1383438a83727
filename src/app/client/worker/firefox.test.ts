/** Tests of the service worker in Firefox, where it does without navigation preload. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signOutNotice } from '../offline/notice.ts'
import { html, json, nora, openWorker, pageWith, type Worker } from './testing.ts'

const userAddress = '/api/auth/user'
const firefox = { browser: 'Gecko/20100101 Firefox/153.0' }

let worker: Worker
beforeEach(async () => {
  worker = await openWorker(vi, firefox)
  await worker.cacheUser()
  await worker.cache('/api/contacts', ['Amara'])
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('navigation preload is off, even if an earlier version enabled it', async () => {
  await worker.fire('activate')
  expect(worker.isPreloading()).toBe(false)
})

test('the worker requests a page itself', async () => {
  worker.serve(() => html('of the server'))
  expect(await (await worker.visit('/contacts'))?.text()).toBe('of the server')
})

describe('signing out', () => {
  const announce = () => worker.fire('message', { source: worker.page, data: signOutNotice })
  const openHome = async () => {
    worker.serve(() => pageWith({ [userAddress]: { status: 200, body: nora } }))
    return (await (await worker.visit('/'))?.text()) ?? ''
  }

  test('wipes the cache and leaves the request to the browser', async () => {
    worker.notices.length = 0
    worker.requested.length = 0
    expect(await worker.visit('/api/logout')).toBeUndefined()
    expect(worker.requested).toEqual([])
    expect(worker.notices.map(({ page }) => page)).toEqual(['this page', 'another page'])
    expect(await worker.read('/api/contacts')).toBeUndefined()
  })

  test('is repeated if one of our pages started it and the server did not sign the person out', async () => {
    await announce()
    await worker.visit('/api/logout')
    expect(await openHome()).toContain('content="0;url=/api/logout"')
  })

  test('is not repeated if another site started it', async () => {
    await worker.visit('/api/logout')
    expect(await openHome()).not.toContain('/api/logout')
    worker.serve(() => json([]))
    expect((await worker.ask('/api/contacts'))?.status).toBe(200)
  })

  test('opens the sign-in page if the device has no network', async () => {
    worker = await openWorker(vi, { ...firefox, onLine: false })
    expect((await worker.visit('/api/logout'))?.headers.get('location')).toBe('https://nestling.example/sign-in')
  })
})
