import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { comment, nora, openBrowser, sam } from './testing.ts'

const notice = 'nestling-outbox'
const note = 'nestling-outbox-1-count'
const nobodySignedOut = () => false

let browser: ReturnType<typeof openBrowser>
let tab: Awaited<ReturnType<typeof browser.openTab>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  browser = openBrowser(vi)
  tab = await browser.openTab()
})
afterEach(async () => {
  await browser.rest()
  // Other test files share the loaded modules.
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const write = (words: string) => tab.currentOutbox()?.outbox.add(comment(words), { sender: nora.sender, triedAt: null })
const sent = () => browser.requests.map(({ words }) => words)
const shown = () => tab.waitingEntries().map(({ words }) => words)

/** Opens the outbox without a network, so that nothing is sent yet. */
async function openOffline() {
  browser.navigator.onLine = false
  tab.openFor(nora, nobodySignedOut)
  await browser.rest()
}

describe('a change that has waited since an earlier visit', () => {
  beforeEach(() => browser.store(nora, comment('Hello.')))

  test('is shown, sent under the name of its author, and then no longer shown', async () => {
    const seen: (readonly string[])[] = []
    tab.subscribeToWaiting(() => seen.push(shown()))
    tab.openFor(nora, nobodySignedOut)
    await browser.rest()
    expect(seen[0]).toEqual(['Hello.'])
    expect(shown()).toEqual([])
    expect(browser.requests).toEqual([{ words: 'Hello.', sender: '1-7' }])
  })

  test('is shown but not sent without a network, and is counted for the next visit', async () => {
    await openOffline()
    expect([shown(), sent()]).toEqual([['Hello.'], []])
    expect(browser.stored.get(note)).toBe('1')
  })

  test.each(['online', 'pageshow'])('is sent at the event "%s"', async (event) => {
    await openOffline()
    browser.navigator.onLine = true
    browser.dispatch(event)
    await browser.rest()
    expect(sent()).toEqual(['Hello.'])
  })

  test.each([
    ['visible', ['Hello.']],
    ['hidden', []],
  ])('once the page becomes %s, these changes have been sent: %j', async (visibilityState, expected) => {
    await openOffline()
    browser.navigator.onLine = true
    browser.document.visibilityState = visibilityState
    browser.document.dispatchEvent(new Event('visibilitychange'))
    await browser.rest()
    expect(sent()).toEqual(expected)
  })

  test('is sent when Nestling can be reached again, but not when it becomes unreachable', async () => {
    await openOffline()
    browser.navigator.onLine = true
    browser.markOffline(true)
    await browser.rest()
    expect(sent()).toEqual([])
    browser.markOffline(false)
    await browser.rest()
    expect(sent()).toEqual(['Hello.'])
  })

  test('is sent half a minute later even if no event says that the network is back', async () => {
    await openOffline()
    browser.navigator.onLine = true
    tab.currentOutbox()?.sendSoon()
    vi.advanceTimersByTime(29_999)
    await browser.rest()
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(1)
    await browser.rest()
    expect(sent()).toEqual(['Hello.'])
  })
})

describe('the person on the page', () => {
  test('keeps the same outbox while they stay in the same journey', () => {
    tab.openFor(nora, nobodySignedOut)
    const before = tab.currentOutbox()
    tab.openFor({ ...nora }, nobodySignedOut)
    expect(tab.currentOutbox()).toBe(before)
  })

  test('sees in each journey only what they wrote there, but the noted count includes all journeys', async () => {
    await browser.store(nora, comment('Hello.'))
    await browser.store({ ...nora, sender: '1-8' }, comment('Bonjour.'))
    await openOffline()
    tab.openFor({ ...nora, sender: '1-8' }, nobodySignedOut)
    expect(shown()).toEqual([])
    await browser.rest()
    expect(shown()).toEqual(['Bonjour.'])
    expect(browser.stored.get(note)).toBe('2')
  })

  test('does not see what somebody else wrote, even if the page was still reading it at their sign-in', async () => {
    await browser.store(nora, comment('Hello.'))
    browser.navigator.onLine = false
    const seen: (readonly string[])[] = []
    tab.subscribeToWaiting(() => seen.push(shown()))
    tab.openFor(nora, nobodySignedOut)
    tab.openFor(sam, nobodySignedOut)
    await browser.rest()
    expect(tab.currentOutbox()?.userId).toBe(sam.userId)
    expect(seen).toEqual([])
  })

  test('has no outbox once they are signed out', async () => {
    await browser.store(nora, comment('Hello.'))
    await openOffline()
    tab.openFor(undefined, nobodySignedOut)
    expect([tab.currentOutbox(), shown()]).toEqual([undefined, []])
  })

  test.each([
    ['locks', () => Reflect.deleteProperty(browser.navigator, 'locks')],
    ['a database', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  ])('has no outbox in a browser without %s', (_, remove) => {
    remove()
    tab.openFor(nora, nobodySignedOut)
    expect([tab.currentOutbox(), browser.channels()]).toEqual([undefined, []])
  })
})

describe('a new change', () => {
  beforeEach(openOffline)

  test('is counted before it is stored, because the tab may be closed right afterwards', async () => {
    const stored = write('Hello.')
    expect(browser.stored.get(note)).toBe('1')
    expect(await stored).toBe(true)
    await write('Hello again.')
    await browser.rest()
    expect(browser.stored.get(note)).toBe('2')
  })

  test('is shown here and in other tabs', async () => {
    const other = browser.listenElsewhere(notice)
    await write('Hello.')
    await browser.rest()
    expect(shown()).toEqual(['Hello.'])
    expect(other.messages).toEqual([{ userId: 1 }])
  })

  test('is announced here and in other tabs when it has arrived, with the id of what it created', async () => {
    const [arrived, other] = [vi.fn(), browser.listenElsewhere(notice)]
    tab.onSent(arrived)
    await write('Hello.')
    browser.navigator.onLine = true
    tab.currentOutbox()?.send()
    await browser.rest()
    expect(arrived).toHaveBeenCalledExactlyOnceWith({ id: 1, thingId: 70 })
    expect(other.messages).toContainEqual({ userId: 1, sent: { id: 1, thingId: 70 } })
    expect(browser.stored.has(note)).toBe(false)
  })
})

describe('a message from another tab', () => {
  beforeEach(openOffline)

  test('makes this tab show what the same person has written in the other tab', async () => {
    await browser.store(nora, comment('Hello.'))
    const arrived = vi.fn()
    tab.onSent(arrived)
    browser.listenElsewhere(notice).send({ userId: 1 })
    await browser.rest()
    expect(shown()).toEqual(['Hello.'])
    expect(arrived).not.toHaveBeenCalled()
  })

  test('announces in this tab what the other tab has sent', () => {
    const arrived = vi.fn()
    tab.onSent(arrived)
    browser.listenElsewhere(notice).send({ userId: 1, sent: { id: 5 } })
    expect(arrived).toHaveBeenCalledExactlyOnceWith({ id: 5 })
  })

  test('changes nothing here if it is about another person', async () => {
    await browser.store(nora, comment('Hello.'))
    const arrived = vi.fn()
    tab.onSent(arrived)
    browser.listenElsewhere(notice).send({ userId: 2, sent: { id: 5 } })
    await browser.rest()
    expect(shown()).toEqual([])
    expect(arrived).not.toHaveBeenCalled()
  })
})

describe('a sign-out', () => {
  test.each([
    ['in this tab', () => tab.cleanUpAtSignOut(nora.userId)],
    ['in another tab', () => browser.listenElsewhere(tab.signOutKey).send(nora.userId)],
  ])('%s deletes the waiting changes, and nothing is stored afterwards', async (_, signOut) => {
    await openOffline()
    await write('Hello.')
    await browser.rest()
    signOut()
    await browser.rest()
    expect(await write('Hello again.')).toBe(false)
    await browser.rest()
    expect(browser.databases()).toEqual([])
    expect(browser.stored.has(note)).toBe(false)
  })

  test('whose message did not reach this tab also stops this tab from storing changes', async () => {
    let isSignedOut = false
    browser.navigator.onLine = false
    tab.openFor(nora, () => isSignedOut)
    expect(await write('Hello.')).toBe(true)
    isSignedOut = true
    expect(await write('Hello again.')).toBe(false)
  })

  test('while a tab reads the outbox keeps that tab from noting and showing what it has read', async () => {
    await browser.store(nora, comment('Hello.'))
    let isSignedOut = false
    browser.navigator.onLine = false
    tab.openFor(nora, () => isSignedOut)
    isSignedOut = true
    await browser.rest()
    expect([browser.stored.has(note), shown()]).toEqual([false, []])
  })

  test('needs no question about unsaved data if nothing waits', async () => {
    await openOffline()
    expect(tab.mayHaveDataOnlyHere(nora.userId)).toBe(false)
  })
})

describe('Background Sync', () => {
  beforeEach(openOffline)
  const ask = async () => tab.currentOutbox()?.askForSync()

  test('is requested with the tag that the service worker knows', async () => {
    await ask()
    expect(browser.syncTags).toEqual(['nestling-outbox'])
  })

  test('is not requested on a page without a service worker', async () => {
    if (browser.navigator.serviceWorker) browser.navigator.serviceWorker.controller = null
    await ask()
    browser.navigator.serviceWorker = undefined
    await ask()
    expect(browser.syncTags).toEqual([])
  })

  test.each([
    ['does not know it', {}],
    ['does not allow it', { sync: { register: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) } }],
  ])('is left out if the browser %s', async (_, ready) => {
    browser.navigator.serviceWorker = { controller: {}, ready: Promise.resolve(ready) }
    await expect(ask()).resolves.toBeUndefined()
  })
})
