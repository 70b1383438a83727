/** Test browsers whose storage can be full, blocked, or slow to notify other tabs. */

import { openBrowserStorage } from './browser-storage.ts'
import { keyOf, notesOwner } from './notes-format.ts'
import { openNotesStore } from './notes-store.ts'

const owner = notesOwner(1, 7)
export const journalKey = (week: number) => keyOf(owner, 'journal', week)
export const checklistKey = (week: number) => keyOf(owner, 'checklist', week)

/** Storage that works until `become` makes it full or blocked. */
export function fakeStorage(saved = new Map<string, string>()) {
  let mood: 'open' | 'full' | 'closed' = 'open'
  let room = Number.POSITIVE_INFINITY
  const refuseWhen = (...moods: string[]) => {
    if (moods.includes(mood)) throw new DOMException('', mood === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const size = () => [...saved].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const storage: Storage = {
    get length() {
      return saved.size
    },
    key: (index) => [...saved.keys()][index] ?? null,
    clear: () => saved.clear(),
    getItem(key) {
      refuseWhen('closed')
      return saved.get(key) ?? null
    },
    setItem(key, text) {
      refuseWhen('closed', 'full')
      const others = size() - (saved.has(key) ? key.length + (saved.get(key) ?? '').length : 0)
      if (others + key.length + text.length > room) throw new DOMException('', 'QuotaExceededError')
      saved.set(key, text)
    },
    removeItem(key) {
      refuseWhen('closed')
      saved.delete(key)
    },
  }
  return {
    saved,
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
  openNotesStore({ owner, tab, now, storage: openBrowserStorage(() => storage) })

type Put = { key: string; text: string; from: object }

/**
 * A browser whose tabs run in separate processes. A tab sees its own changes at once, but another tab's changes only after
 * `receiveNext`. If two tabs write the same key, the change that `send` delivers last wins.
 */
export function fakeBrowser() {
  const saved = new Map<string, string>()
  const tabs: ReturnType<typeof open>[] = []
  let opened = 0

  function open() {
    const seen = new Map(saved)
    const { storage } = fakeStorage(seen)
    const outbox: Put[] = []
    const inbox: Put[] = []
    /** The keys of the tab's own changes that the browser has not confirmed yet. */
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
      store: load(),
      isBusy: () => outbox.length + inbox.length > 0,
      /** Saves, as a page does when it is left, and loads the page again. */
      reload() {
        this.store.save()
        this.store = load()
      },
      /** Delivers the tab's oldest change to the browser, which notifies the other tabs and confirms it to this one. */
      send() {
        const put = outbox.shift()
        if (!put) return
        saved.set(put.key, put.text)
        for (const tab of tabs) tab.receive(put)
      },
      receive: (put: Put) => void inbox.push(put),
      /** Delivers the oldest pending notification to the tab. */
      receiveNext() {
        const put = inbox.shift()
        if (!put) return
        if (put.from === self) return void pending.splice(pending.indexOf(put.key), 1)
        // While a change of this tab to the same key is pending, the tab sees that change.
        if (!pending.includes(put.key)) seen.set(put.key, put.text)
        this.store.onStorage({ key: put.key, newValue: put.text })
      },
    }
  }

  return {
    saved,
    open() {
      const tab = open()
      tabs.push(tab)
      return tab
    },
    /** Saves and delivers until nothing is pending. Returns whether that happened within 1000 rounds. */
    settle(): boolean {
      for (let round = 0; round < 1000; round += 1) {
        for (const { store } of tabs) store.save()
        if (!tabs.some(({ isBusy }) => isBusy())) return true
        for (const tab of tabs) {
          tab.send()
          tab.receiveNext()
        }
      }
      return false
    },
  }
}
