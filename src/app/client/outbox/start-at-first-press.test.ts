import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTask } from '#platform/client/outbox/box/testing.ts'

const queries = new QueryClient()

let page: EventTarget
let stored: Record<string, string>
let load: ReturnType<typeof createLoad>
beforeEach(() => {
  page = new EventTarget()
  stored = { 'nestling-theme': 'dim' }
  load = createLoad()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', new Proxy({}, storage()))
})
afterEach(() => {
  // Other test files share the loaded modules.
  vi.resetModules()
  vi.unstubAllGlobals()
})

/** Storage whose keys are its own properties, as in a browser. */
const storage = (): ProxyHandler<object> => ({
  get: () => (key: string) => stored[key] ?? null,
  ownKeys: () => Object.keys(stored),
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})

/** Stands for the code of the outbox, which the page fetches. */
function createLoad() {
  const startOutbox = vi.fn<(client: QueryClient, isSignedOut: () => boolean) => void>()
  return Object.assign(
    vi.fn(async () => ({ startOutbox })),
    { startOutbox },
  )
}

/** Completes a page. Returns the function with which the first change opens the outbox. */
async function completePage() {
  vi.resetModules()
  const { startAtFirstPress } = await import('./start-at-first-press.ts')
  const { openOutbox } = await import('#platform/client/outbox/current-outbox.ts')
  startAtFirstPress(queries, load)
  return { openOutbox }
}

/** Presses a key or the pointer, and waits until the code has arrived or failed. */
async function press(kind: string) {
  page.dispatchEvent(new Event(kind))
  await nextTask()
}

test('a page on which nobody has pressed anything does not fetch the outbox', async () => {
  await completePage()
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'keydown'])('the first %s starts the outbox, and later presses do nothing', async (kind) => {
  await completePage()
  await press(kind)
  expect(load.startOutbox).toHaveBeenCalledExactlyOnceWith(queries, expect.any(Function))
  await press('pointerdown')
  await press('keydown')
  expect(load).toHaveBeenCalledOnce()
})

test('if changes wait, the outbox starts at once', async () => {
  stored['nestling-outbox-1-count'] = '2'
  await completePage()
  expect(load).toHaveBeenCalledOnce()
})

test('if storage is blocked, the outbox starts at the first press', async () => {
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }))
  await completePage()
  expect(load).not.toHaveBeenCalled()
  await press('keydown')
  expect(load.startOutbox).toHaveBeenCalledOnce()
})

const blocked = () => {
  throw new DOMException('Storage is blocked.', 'SecurityError')
}

test('a change before any press starts the outbox', async () => {
  const { openOutbox } = await completePage()
  await openOutbox()
  expect(load.startOutbox).toHaveBeenCalledOnce()
})

test('the outbox can see whether somebody has signed out since the page was loaded', async () => {
  await completePage()
  await press('keydown')
  const isSignedOut = load.startOutbox.mock.calls[0]?.[1]
  expect(isSignedOut?.()).toBe(false)
  stored['nestling-farewell'] = 'a new mark'
  expect(isSignedOut?.()).toBe(true)
})

test('if the code does not arrive, presses do not fetch it again, but the next change does', async () => {
  const { openOutbox } = await completePage()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press('pointerdown')
  await press('pointerdown')
  expect(load).toHaveBeenCalledOnce()
  await openOutbox()
  expect(load.startOutbox).toHaveBeenCalledOnce()
})
