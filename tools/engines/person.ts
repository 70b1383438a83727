/** Acts on a page as a person does, in any browser: opens, presses, types and reads. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Controls, Point } from './browser.ts'

/** The longest wait for one thing, enough for a slow machine. */
const longestWaitMs = 30_000
const inPage = readFileSync(new URL('./in-page.js', import.meta.url), 'utf8')

export type Person = ReturnType<typeof openPerson>

export function openPerson(browser: Controls, home: string) {
  const call = (what: string, ...args: readonly string[]) =>
    browser.evaluate(`(() => { ${inPage}\nreturn openPage().${what}(...${JSON.stringify(args)}) })()`)
  const wordsOnPage = async () => String(await call('words'))
  const isOnPage = async (words: string) => (await wordsOnPage()).includes(inOneLine(words))

  /** Waits until `check` returns true. After `waitMs` milliseconds it throws `failure`. */
  async function until(failure: string, check: () => Promise<boolean>, waitMs = longestWaitMs): Promise<void> {
    // The check may throw while a page unloads. Then it is repeated, as if it had returned false.
    for (const end = Date.now() + waitMs; !(await check().catch(() => false)); await pause(100))
      if (Date.now() > end) throw new Error(`${failure}. The page says: ${await wordsOnPage().catch(String)}`)
  }

  /** The point to click in the element, once the element has stopped moving. */
  async function pointOf(kind: 'control' | 'field', name: string): Promise<Point> {
    let last = 'null'
    await until(`No ${kind} “${name}” can be pressed`, async () => {
      const before = last
      last = JSON.stringify(await call('pointOf', kind, name))
      return last !== 'null' && last === before
    })
    return JSON.parse(last)
  }

  /** Clicks, and clicks again if the element moved away before the click. */
  async function click(kind: 'control' | 'field', name: string): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      await browser.press(await pointOf(kind, name))
      // The call fails if the click has opened another page.
      if ((await call('hasMissed').catch(() => false)) !== true) return
    }
    throw new Error(`No click reaches the ${kind} “${name}”. The page says: ${await wordsOnPage()}`)
  }

  /** Puts the cursor into the field with this label, and types. */
  async function fill(label: string, text: string): Promise<void> {
    await click('field', label)
    await browser.type([...text])
  }

  return {
    open: (path: string) => browser.open(new URL(path, home).href),
    /** Reloads the page, and waits until the new one is there. */
    async reload() {
      await browser.evaluate('void ((globalThis.isOldPage = true), location.reload())')
      await until('The page does not reload', async () => (await browser.evaluate('!globalThis.isOldPage')) === true)
    },
    back: () => browser.evaluate('history.back()'),
    /** Clicks a button or a link. */
    press: (name: string) => click('control', name),
    fill,
    fillDay: (label: string, day: string) => fill(label, browser.dayKeys(day)),
    fillTime: (label: string, time: string) => fill(label, browser.timeKeys(time)),
    type: (keys: string) => browser.type([...keys]),
    choose: browser.choose,
    /** Waits for text that matches, and returns it. */
    async read(pattern: RegExp) {
      await until(`${pattern} does not appear`, async () => pattern.test(await wordsOnPage()))
      return String(pattern.exec(await wordsOnPage())?.[0])
    },
    sees: (words: string) => until(`“${words}” does not appear`, () => isOnPage(words)),
    /** Waits until these words are gone from the page. */
    seesNoMore: (words: string) => until(`“${words}” does not disappear`, async () => !(await isOnPage(words))),
    /** Waits for a button or a link. */
    seesControl: (name: string) =>
      until(`No control “${name}” appears`, async () => (await call('has', 'control', name)) === true),
    /** Waits until the picture in a button or a link has loaded. */
    seesPicture: (name: string) =>
      until(`The picture in “${name}” does not load`, async () => (await call('hasPicture', name)) === true),
    /** The language or the direction that the page declares. */
    declared: async (what: 'lang' | 'dir') => String(await browser.evaluate(`document.documentElement.${what}`)),
    /** Waits until the text that this browser stores about people is as expected. */
    stores: (failure: string, isExpected: (text: string) => boolean) =>
      until(failure, async () => isExpected(String(await call('stored')))),
    until,
  }
}

/** With single spaces, like the words that in-page.js returns. */
const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()
