import { beforeEach, expect, test, vi } from 'vitest'
import { watchForSignOut } from './watch-for-sign-out.ts'

const [nora, sam] = [1, 2]

/** The keys in storage: of Nora (1), of Sam (2), of person 11, and of nobody. */
const ofNora = ['nestling-guide-1-7-journal-30', 'nestling-guide-1-12-checklist-8']
const ofOthers = [
  'nestling-guide-2-7-journal-30',
  'nestling-guide-11-7-journal-30',
  'nestling-install',
  'nestling-invitation',
  'somebody-elses-1-7',
]

function storageOf(keys: readonly string[]) {
  const stored = new Map(keys.map((key) => [key, 'x']))
  return {
    stored,
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

/** Opens a tab: loads the module again. */
async function openTab() {
  vi.resetModules()
  return import('./sign-out-cleanup.ts')
}

const local = storageOf([])
const session = storageOf([])

beforeEach(() => {
  local.stored.clear()
  session.stored.clear()
  for (const key of [...ofNora, ...ofOthers]) local.setItem(key, 'x')
  for (const key of ['nestling-update-draft-1-7', 'nestling-update-draft-2-7']) session.setItem(key, 'x')
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  const channels: BroadcastChannel[] = []
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return () => {
    vi.unstubAllGlobals()
    for (const channel of channels) channel.close()
  }
})

test('signing out removes everything stored about the person, and nothing about others or the browser', async () => {
  const { cleanUpAtSignOut } = await openTab()
  cleanUpAtSignOut(nora)
  expect([...local.stored.keys()]).toEqual([...ofOthers, 'nestling-farewell'])
  expect([...session.stored.keys()]).toEqual(['nestling-update-draft-2-7'])
})

test('the mark that a sign-out leaves in storage does not reveal the person, and is new each time', async () => {
  const { cleanUpAtSignOut } = await openTab()
  const marks = [nora, nora, sam].map((userId) => {
    cleanUpAtSignOut(userId)
    return local.getItem('nestling-farewell')
  })
  expect(new Set(marks).size).toBe(3)
  for (const mark of marks) expect(mark).toMatch(/^[a-z0-9]{5,}$/)
})

test('a tab is cleared when its person signs out in another tab, but not when somebody else does', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [clearNora, clearSam] = [vi.fn(), vi.fn()]
  there.onSignOut(nora, clearNora)
  there.onSignOut(sam, clearSam)
  here.cleanUpAtSignOut(nora)
  session.setItem('nestling-update-draft-1-7', 'of the other tab')
  await expect.poll(() => clearNora).toHaveBeenCalledOnce()
  expect(clearSam).not.toHaveBeenCalled()
  expect([...session.stored.keys()]).toEqual(['nestling-update-draft-2-7'])
  expect([here.isSigningOutHere(), there.isSigningOutHere()]).toEqual([true, false])
})

test('the tab that signs out is cleared before its storage is emptied, so it writes nothing back', async () => {
  const { cleanUpAtSignOut, onSignOut } = await openTab()
  onSignOut(nora, () => expect(local.stored.has('nestling-guide-1-7-journal-30')).toBe(true))
  cleanUpAtSignOut(nora)
  expect.assertions(1)
})

test('a person may have notes if a storage key names them, or if this tab has registered for notes', async () => {
  const { mayHaveDataOnlyHere, onSignOut } = await openTab()
  expect([nora, sam, 3].map(mayHaveDataOnlyHere)).toEqual([true, true, false])
  onSignOut(3, () => undefined)
  expect(mayHaveDataOnlyHere(3)).toBe(true)
})

test('a tab with nothing unsaved is cleared at a sign-out, but does not count as having notes', async () => {
  local.stored.clear()
  const { cleanUpAtSignOut, mayHaveDataOnlyHere, onSignOut } = await openTab()
  const clear = vi.fn()
  onSignOut(nora, clear, { hasNotes: false })
  expect(mayHaveDataOnlyHere(nora)).toBe(false)
  cleanUpAtSignOut(nora)
  expect(clear).toHaveBeenCalledOnce()
})

test('a tab can tell whether somebody has signed out in any tab since it began to watch', async () => {
  const [here, there] = [await openTab(), await openTab()]
  there.cleanUpAtSignOut(sam)
  const isSignedOut = watchForSignOut()
  expect(isSignedOut()).toBe(false)
  here.cleanUpAtSignOut(nora)
  expect([isSignedOut(), watchForSignOut()()]).toEqual([true, false])
})

test('a key that begins with nestling-mark- does not count as a note, but is removed at a sign-out', async () => {
  local.stored.clear()
  local.setItem('nestling-mark-1-notifications', 'x')
  const { cleanUpAtSignOut, mayHaveDataOnlyHere } = await openTab()
  expect(mayHaveDataOnlyHere(nora)).toBe(false)
  cleanUpAtSignOut(nora)
  expect([...local.stored.keys()]).toEqual(['nestling-farewell'])
})

test('without browser storage, signing out still clears the tab', async () => {
  const closed = () => {
    throw new DOMException('', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, { get: closed, configurable: true })
  }
  const { cleanUpAtSignOut, mayHaveDataOnlyHere, onSignOut } = await openTab()
  expect(mayHaveDataOnlyHere(nora)).toBe(false)
  const clear = vi.fn()
  onSignOut(nora, clear)
  cleanUpAtSignOut(nora)
  expect(clear).toHaveBeenCalledOnce()
})
