import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { type JournalField, readChecklist, readJournal } from './notes-format.ts'
import { checklistKey, fakeBrowser, journalKey } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

type Act = {
  tab: number
  what: 'type' | 'prepend' | 'save' | 'send' | 'receive' | 'reread' | 'reload'
  field: JournalField
}

const acts = fc.array(
  fc.record<Act>({
    tab: fc.nat({ max: 1 }),
    what: fc.constantFrom(
      'type',
      'type',
      'prepend',
      'save',
      'save',
      'send',
      'send',
      'receive',
      'receive',
      'reread',
      'reload',
    ),
    field: fc.constantFrom('free', 'free', 'energyLevel'),
  }),
  { maxLength: 60 },
)

/** A case from a long random run: both tabs save before they see each other's text, and one tab then types again. */
const bothReloaded: Act[] = [
  { tab: 0, what: 'type', field: 'free' },
  { tab: 1, what: 'type', field: 'free' },
  { tab: 0, what: 'reload', field: 'free' },
  { tab: 1, what: 'reload', field: 'free' },
  { tab: 1, what: 'reread', field: 'free' },
  { tab: 0, what: 'type', field: 'free' },
  { tab: 0, what: 'receive', field: 'free' },
]

function play(all: readonly Act[], sendsAtOnce: boolean) {
  const browser = fakeBrowser()
  const tabs = [browser.open(), browser.open()]
  const typed: { field: JournalField; sentence: string }[] = []
  all.forEach(({ tab: index, what, field }, step) => {
    const tab = tabs[index]
    if (!tab) return
    const { store } = tab
    if (what === 'type' || what === 'prepend') {
      const sentence = `Sentence${step}.`
      const text = store.page(30).journal[field]?.text ?? ''
      store.write(30, field, what === 'type' ? `${text} ${sentence}`.trim() : `${sentence}\n\n${text}`)
      typed.push({ field, sentence })
    }
    if (what === 'save') store.save()
    if (what === 'reread') store.reread()
    if (what === 'send' || sendsAtOnce) tab.send()
    if (what === 'receive') tab.receiveNext()
    if (what === 'reload') tab.reload()
  })
  return { settled: browser.settle(), typed, tabs, saved: browser.saved }
}

test.each([
  ['at once', true],
  ['late', false],
])('no sentence typed in two tabs is lost if their changes reach the browser %s', (_, sendsAtOnce) => {
  fc.assert(
    fc.property(acts, (all) => {
      const { settled, typed, tabs, saved } = play(all, sendsAtOnce)
      expect(settled).toBe(true)
      const journal = readJournal(saved.get(journalKey(30)) ?? null) ?? {}
      for (const { field, sentence } of typed) {
        expect(journal[field]?.text).toContain(sentence)
        for (const { store } of tabs) expect(store.page(30).journal[field]?.text).toBe(journal[field]?.text)
      }
    }),
    { numRuns: 2000, examples: [[bothReloaded]] },
  )
})

test('two tabs reach the same ticks, and no tick is lost', () => {
  const ticks = fc.array(
    fc.record({
      tab: fc.nat({ max: 1 }),
      what: fc.constantFrom('tick', 'tick', 'send', 'receive', 'reread'),
      item: fc.constantFrom('a', 'b', 'c'),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(ticks, (all) => {
      const browser = fakeBrowser()
      const tabs = [browser.open(), browser.open()]
      for (const { tab: index, what, item } of all) {
        const tab = tabs[index]
        if (what === 'tick') tab?.store.tick(30, 'nutrition', { [item]: true })
        else if (what === 'reread') tab?.store.reread()
        else if (what === 'send') tab?.send()
        else tab?.receiveNext()
      }
      expect(browser.settle()).toBe(true)
      const ticked = new Set(all.filter(({ what }) => what === 'tick').map(({ item }) => item))
      const saved = readChecklist(browser.saved.get(checklistKey(30)) ?? null)?.nutrition ?? {}
      expect(new Set(Object.keys(saved))).toEqual(ticked)
      for (const { store } of tabs) if (ticked.size > 0) expect(store.page(30).checklist.nutrition).toEqual(saved)
    }),
    { numRuns: 300 },
  )
})
