/** Test browsers whose storage can be full, blocked, or slow to notify other tabs. */
import { keyOf, notesOwner } from './kept-notes.ts'
import { openNotebook } from './notebook.ts'
import { openShelf } from './shelf.ts'

const owner = notesOwner(1, 7)
export const journalKey = (week: number) => keyOf(owner, 'journal', week)
export const checklistKey = (week: number) => keyOf(owner, 'checklist', week)

/** Storage that works until told to be full or blocked. */
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
    /** Its own changes that are not confirmed yet. */
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
      /** Leaves the page, which saves first. */
      reload() {
        this.notebook.keep()
        this.notebook = load()
      },
      /** Delivers the tab's oldest change to the browser, which notifies the others. */
      send() {
        const put = outbox.shift()
        if (!put) return
        kept.set(put.key, put.text)
        for (const tab of tabs) tab.receive(put)
      },
      receive: (put: Put) => void inbox.push(put),
      /** Delivers the oldest pending notification to the tab. */
      hear() {
        const put = inbox.shift()
        if (!put) return
        if (put.from === self) return void pending.splice(pending.indexOf(put.key), 1)
        // Its own pending change is later than this one.
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
    /** Delivers everything until nothing is pending; returns whether that state was reached. */
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
