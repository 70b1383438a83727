/** Browsers whose storage can be full, closed, or slow to tell other tabs what was put there. */
import { keyOf, notesOwner } from './kept-notes.ts'
import { openNotebook } from './notebook.ts'
import { openShelf } from './shelf.ts'

const owner = notesOwner(1, 7)
export const journalKey = (week: number) => keyOf(owner, 'journal', week)
export const checklistKey = (week: number) => keyOf(owner, 'checklist', week)

/** Storage that keeps what it is given until told to be full or closed. */
export function fakeStorage(kept = new Map<string, string>()) {
  let mood: 'open' | 'full' | 'closed' = 'open'
  let room = Number.POSITIVE_INFINITY
  const refuseWhen = (...moods: string[]) => {
    if (moods.includes(mood)) throw new DOMException('', mood === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const size = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const storage: Storage = {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    getItem(key) {
      refuseWhen('closed')
      return kept.get(key) ?? null
    },
    setItem(key, text) {
      refuseWhen('closed', 'full')
      const others = size() - (kept.has(key) ? key.length + (kept.get(key) ?? '').length : 0)
      if (others + key.length + text.length > room) throw new DOMException('', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem(key) {
      refuseWhen('closed')
      kept.delete(key)
    },
  }
  return {
    kept,
    storage,
    become: (next: typeof mood) => {
      mood = next
    },
    /** Leaves room for this many characters more. */
    leaveRoom: (characters: number) => {
      room = size() + characters
    },
  }
}

/** A tab of a browser with this storage. */
export const openTab = (storage: Storage, tab = 'tab', now: () => number = Date.now) =>
  openNotebook({ owner, tab, now, shelf: openShelf(() => storage) })

type Put = { key: string; text: string; from: object }

/**
 * Tabs in processes of their own, as browsers have them: each sees its own changes at once, and those of others when it
 * is told of them. What two put there in the same moment is decided by who is heard last.
 */
export function fakeBrowser() {
  const kept = new Map<string, string>()
  const tabs: ReturnType<typeof open>[] = []
  let opened = 0

  function open() {
    const seen = new Map(kept)
    const { storage } = fakeStorage(seen)
    const outbox: Put[] = []
    const inbox: Put[] = []
    /** Its own changes of which it was not told yet that they are kept. */
    const pending: string[] = []
    const self = {}
    const setItem = (key: string, text: string) => {
      seen.set(key, text)
      pending.push(key)
      outbox.push({ key, text, from: self })
    }
    const load = () => {
      opened += 1
      return openTab({ ...storage, length: 0, setItem }, `tab${opened}`, () => 0)
    }

    return {
      notebook: load(),
      isBusy: () => outbox.length + inbox.length > 0,
      /** A page that is left keeps what it has; only then is it gone. */
      reload() {
        this.notebook.keep()
        this.notebook = load()
      },
      /** The browser hears the tab's oldest change, and passes it on. */
      send() {
        const put = outbox.shift()
        if (!put) return
        kept.set(put.key, put.text)
        for (const tab of tabs) tab.receive(put)
      },
      receive: (put: Put) => void inbox.push(put),
      /** The tab hears the oldest change that it was told of. */
      hear() {
        const put = inbox.shift()
        if (!put) return
        if (put.from === self) return void pending.splice(pending.indexOf(put.key), 1)
        // While its own change is on its way, that is the later one.
        if (!pending.includes(put.key)) seen.set(put.key, put.text)
        this.notebook.hearStorage({ key: put.key, newValue: put.text })
      },
    }
  }

  return {
    kept,
    open() {
      const tab = open()
      tabs.push(tab)
      return tab
    },
    /** Until nobody has anything to say any more; answers whether that came to be. */
    settle(): boolean {
      for (let round = 0; round < 1000; round += 1) {
        for (const { notebook } of tabs) notebook.keep()
        if (!tabs.some(({ isBusy }) => isBusy())) return true
        for (const tab of tabs) {
          tab.send()
          tab.hear()
        }
      }
      return false
    },
  }
}
