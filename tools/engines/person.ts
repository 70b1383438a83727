/** Acts on a page as a person does, in any browser: opens, presses, types and reads. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Place } from './browser.ts'

/** The longest wait, long enough for a slow machine. */
const patienceMs = 30_000
const inPage = readFileSync(new URL('./in-page.js', import.meta.url), 'utf8')

export type Person = ReturnType<typeof openPerson>

export function openPerson(browser: Browser, home: string) {
  const call = (what: string, ...args: readonly string[]) =>
    browser.evaluate(`(() => { ${inPage}\nreturn openPage().${what}(...${JSON.stringify(args)}) })()`)
  const wordsOnPage = async () => String(await call('words'))

  /** Waits until `check` returns true. Throws `failure` if it never does. */
  async function until(failure: string, check: () => Promise<boolean>, patience = patienceMs): Promise<void> {
    // A page cannot evaluate anything while it unloads.
    for (const end = Date.now() + patience; !(await check().catch(() => false)); await pause(100))
      if (Date.now() > end) throw new Error(`${failure}. The page says: ${await wordsOnPage().catch(String)}`)
  }

  /** The centre of the element, once it has stopped moving. */
  async function placeOf(kind: 'control' | 'field', name: string): Promise<Place> {
    let last = 'null'
    await until(`No ${kind} “${name}” can be pressed`, async () => {
      const before = last
      last = JSON.stringify(await call('placeOf', kind, name))
      return last !== 'null' && last === before
    })
    return JSON.parse(last)
  }

  /** Puts the cursor into the field with this label, and types. */
  async function fill(label: string, text: string): Promise<void> {
    await browser.press(await placeOf('field', label))
    await browser.type([...text])
  }

  return {
    open: (path: string) => browser.open(new URL(path, home).href),
    /** Presses a button or a link. */
    press: async (name: string) => browser.press(await placeOf('control', name)),
    fill,
    fillDay: (label: string, day: string) => fill(label, browser.dayKeys(day)),
    fillTime: (label: string, time: string) => fill(label, browser.timeKeys(time)),
    choose: browser.choose,
    sees: (words: string) => until(`“${words}” does not appear`, async () => (await wordsOnPage()).includes(words)),
    /** Waits until the text that this browser stores about people is as expected. */
    stores: (failure: string, isExpected: (text: string) => boolean) =>
      until(failure, async () => isExpected(String(await call('stored')))),
    until,
  }
}
