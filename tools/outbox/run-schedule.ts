/** Runs a random schedule: people write while the network, tabs and sessions come and go. Returns the problems. */
import type { TestApp } from '#app/server/testing.ts'
import type { Change } from '#platform/client/outbox/box/entry.ts'
import { storedForLater } from '#platform/client/outbox/stored-for-later.ts'
import { type Fault, openBrowser, type Person, Refusal, type Tab } from './browser.ts'
import { createRandom, createSteps } from './steps.ts'
import { createWritings, type Writing } from './writings.ts'

const actionsPerSchedule = 14
const people: readonly Person[] = ['mother', 'grandmother']

type Sent = Omit<Change, 'key' | 'words' | 'what'> & { key?: string }

export type Family = {
  testApp: TestApp
  ids: Readonly<Record<Person, number>>
  pregnancyId: number
  /** An update that both people may comment on. */
  updateId: number
}

export async function runSchedule(family: Family, seed: number, fault?: Fault): Promise<string[]> {
  const random = createRandom(seed)
  const steps = createSteps(random)
  const browser = openBrowser({ ...family, random, steps, seed, fault })
  const writings = createWritings(family, `schedule-${seed}`)
  const { pregnancyId, updateId } = family
  const log: string[] = []

  /** Sends a change from a page, and records the outcome once the page knows it. A closed tab never learns it. */
  function send(tab: Tab, writing: Writing, change: Sent, done: () => void) {
    writings.begin(writing)
    browser.send(tab, { key: browser.createKey(), ...change, what: writing.kind, words: writing.words }).then(
      (result) => {
        writings.end(writing)
        done()
        if (result === storedForLater) return noteOrder(writing)
        const id: unknown = Object(result).id
        if (change.method === 'POST' && typeof id === 'number') writing.id = id
      },
      (error: unknown) => {
        // A refusal is definite, so the words stay in the form. Without a response the outcome is unknown.
        if (error instanceof Refusal && error.status < 500) writings.refuse(writing)
      },
    )
  }

  /** Records the entry's position in the outbox, unless the page tried to send it before it was stored. */
  function noteOrder(writing: Writing) {
    const entry = findEntry(writing)
    if (entry && entry.triedAt === null) writing.order ??= browser.signOuts() * 1000 + entry.id
  }

  const findEntry = ({ person, mark }: Writing) =>
    browser.boxOf(person).entries.find(({ body, method }) => method === 'POST' && String(body).includes(`"${mark}`))

  /** The id that a page uses for a thing: the id from the server, or the negative id of the waiting entry. */
  function idOf(writing: Writing): number | undefined {
    if (writing.id !== undefined) return writing.id
    const entry = findEntry(writing)
    return entry && -entry.id
  }

  type Body = (words: string, key: string) => object
  const write = (tab: Tab, kind: Writing['kind'], address: string, body: Body, on?: Writing) => {
    const writing = writings.add(tab.person, kind, on)
    log.push(`${tab.person} writes ${writing.words} in tab ${tab.id}`)
    const key = browser.createKey()
    const text = JSON.stringify(body(writing.words, key))
    // The server stores the key of an update with the update, so it never forgets the key.
    const change = { method: 'POST', address, body: text, key, isKeyLasting: kind === 'update' } as const
    send(tab, writing, change, () => writings.write(writing))
  }

  const actions: Record<string, () => Promise<void> | void> = {
    'writes an update': () =>
      withTab((tab) =>
        write(tab, 'update', `/api/pregnancies/${pregnancyId}/updates`, (content, shareKey) => ({ content, shareKey })),
      ),
    'writes a comment': () =>
      withTab((tab) => write(tab, 'comment', `/api/updates/${updateId}/comments`, (content) => ({ content }))),
    'comments on their own update': () =>
      withTab((tab) => {
        const update = pickOwn(tab, 'update')
        const id = update && idOf(update)
        if (id !== undefined) write(tab, 'comment', `/api/updates/${id}/comments`, (content) => ({ content }), update)
      }),
    'writes a contact': () =>
      withTab((tab) => write(tab, 'contact', '/api/contacts', (name) => ({ name, category: 'other' }))),
    'changes something': () =>
      withTab((tab) => {
        const writing = pickOwn(tab, random.pick(['comment', 'contact']))
        const id = writing && idOf(writing)
        if (!writing || id === undefined) return
        const words = writings.nextWords(writing)
        log.push(`${tab.person} changes ${writing.words} to ${words} in tab ${tab.id}`)
        const change: Sent =
          writing.kind === 'comment'
            ? { method: 'PATCH', address: `/api/update-comments/${id}`, body: JSON.stringify({ content: words }) }
            : {
                method: 'PUT',
                address: `/api/contacts/${id}`,
                body: JSON.stringify({ name: words, category: 'other' }),
              }
        send(tab, writing, change, () => writings.change(writing, words))
      }),
    'deletes something': () =>
      withTab((tab) => {
        const kind = random.pick(['comment', 'contact', 'update'] as const)
        const writing = pickOwn(tab, kind)
        const id = writing && idOf(writing)
        if (!writing || id === undefined) return
        log.push(`${tab.person} deletes ${writing.words} in tab ${tab.id}`)
        const path = { comment: 'update-comments', contact: 'contacts', update: 'updates' }[kind]
        send(tab, writing, { method: 'DELETE', address: `/api/${path}/${id}`, body: null }, () =>
          writings.remove(writing),
        )
      }),
    'loses the network': () => browser.setOnline(false),
    'gets the network back': () => {
      browser.setOnline(true)
      for (const tab of browser.tabs()) void tab.outbox.sendAll(tab.sender)
    },
    'opens a tab': () => {
      const tab = browser.tabs().length < 3 ? browser.openTab() : undefined
      if (tab) void tab.outbox.sendAll(tab.sender)
    },
    'closes a tab': () => {
      if (browser.tabs().length > 0) browser.closeTab(random.pick(browser.tabs()))
    },
    'signs out': () => {
      const person = browser.session()
      if (!person || !random.chance(0.4)) return
      // In half of the cases, a tab is just about to store something.
      if (random.chance(0.5)) void actions['writes a comment']?.()
      writings.wipe(person, browser.boxOf(person))
      browser.signOut()
      signedOut.add(person)
    },
    'loses the session': () => browser.loseSession(),
    'signs in': async () => {
      if (browser.session() && random.chance(0.5)) return
      await signIn(random.pick(people))
      const tab = browser.openTab()
      if (tab) void tab.outbox.sendAll(tab.sender)
    },
    'waits a minute': () => browser.advanceClock(60_000),
    'waits a day': () => {
      if (random.chance(0.3)) browser.advanceClock(25 * 3_600_000)
    },
  }

  function withTab(act: (tab: Tab) => void) {
    const tab = browser.tabs().length > 0 ? random.pick(browser.tabs()) : browser.openTab()
    if (tab) act(tab)
  }

  function pickOwn(tab: Tab, kind: Writing['kind']): Writing | undefined {
    const own = writings.of(tab.person).filter((one) => one.kind === kind && one.isSettled && !one.isGone)
    return own.length > 0 ? random.pick(own) : undefined
  }

  /** People who signed out and have not signed in again. The browser must store none of their data. */
  const signedOut = new Set<Person>()
  const signIn = async (person: Person) => {
    await browser.signIn(person)
    signedOut.delete(person)
  }
  const checkSignedOut = () => {
    for (const person of signedOut)
      if (browser.hasBox(person)) browser.problems.push(`the box of ${person} is there after the sign-out`)
  }

  await signIn(random.pick(people))
  browser.openTab()
  const names = Object.keys(actions)
  for (let count = 0; count < actionsPerSchedule; count += 1) {
    const name = random.pick(names)
    if (!name.includes('writes')) log.push(name)
    await actions[name]?.()
    await browser.run(random.below(25))
    checkSignedOut()
  }

  await sendEverything()
  const problems = [...browser.problems, ...(await writings.check())]
  return problems.length > 0 ? [...problems, ...log] : []

  /** At the end each person in turn signs in with a network, sends all entries, and decides about unsure and refused ones. */
  async function sendEverything() {
    for (const person of people) {
      browser.setOnline(true)
      await browser.signIn(person)
      const tab = browser.openTab()
      if (!tab) throw new Error('Nobody is signed in.')
      // Other tabs may still be storing changes.
      await browser.run(500)
      for (let round = 0; round < 200 && browser.boxOf(person).entries.length > 0; round += 1) {
        browser.advanceClock(300_000)
        void tab.outbox.sendAll(tab.sender)
        await browser.run(500)
        for (const entry of browser.boxOf(person).entries) {
          if (entry.state === 'unsure') {
            // The person checks whether the server has the entry. Later entries may be sent before it, so order no longer counts.
            writings.clearOrder(person)
            const isThere = await writings.isThere(entry)
            void (isThere ? tab.outbox.drop(entry.id) : tab.outbox.tryAgain(entry.id))
          }
          if (entry.state === 'refused') {
            writings.giveUp(entry)
            void tab.outbox.drop(entry.id)
          }
        }
        await browser.run(500)
      }
      if (browser.boxOf(person).entries.length > 0) browser.problems.push(`not everything of ${person} is sent`)
      await browser.run(500)
    }
  }
}
