/** A member of the family who reads, writes, uploads, deletes, restores, and signs in and out. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { openBrowser, type Reply } from '../people/browser.ts'
import { signIn } from '../people/sign-in.ts'

/** The mean pause between two acts, in milliseconds. */
const pauseMs = 2000
/** The share of each kind of act. All other acts are reading. */
const shares = { write: 0.12, upload: 0.01, delete: 0.06, restore: 0.02, signInAgain: 0.005 }
/** A person deletes nothing while this many of their own things, or fewer, are left. */
const fewestLeft = 5

type Thing = { text: string; path: string; isDeleted: boolean }
type PersonOptions = { port: number; cookie: string; email: string; pregnancyId: number }

export type Person = {
  /** The final state of everything that was acknowledged. */
  readonly things: readonly Thing[]
  readonly times: { at: number; ms: number }[]
  readonly problems: readonly string[]
  /** The status of each response that asked to try again. */
  readonly retried: readonly number[]
  live(until: number): Promise<void>
}

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#8ab' } })
  .jpeg()
  .toBuffer()

export function openPerson({ port, cookie, email, pregnancyId }: PersonOptions): Person {
  let browser = openBrowser(port, cookie)
  const updates = `/api/pregnancies/${pregnancyId}/updates`
  const read = [
    '/',
    '/album',
    '/contacts',
    updates,
    '/api/photos',
    '/api/contacts',
    '/api/trash',
    '/api/guide/weeks/30',
  ]
  const things: Thing[] = []
  const times: Person['times'] = []
  const problems: string[] = []
  const retried: number[] = []

  async function ask(expected: number, act: () => Promise<Reply>): Promise<Reply> {
    const at = performance.now()
    let reply = await act()
    // With these statuses a busy server asks people to try again.
    for (let tries = 0; [429, 503].includes(reply.status) && tries < 10; tries += 1) {
      retried.push(reply.status)
      await pause(pauseMs)
      reply = await act()
    }
    times.push({ at, ms: performance.now() - at })
    if (reply.status !== expected) throw new Error(`${reply.status} instead of ${expected}: ${reply.bytes}`)
    return reply
  }

  const acts = {
    async write() {
      const text = `Soak ${randomUUID()}`
      const { body } = await ask(201, () =>
        browser.post(updates, { content: text }, { 'idempotency-key': randomUUID() }),
      )
      things.push({ text, path: `/api/updates/${Object(body).id}`, isDeleted: false })
    },
    async upload() {
      const text = `Soak ${randomUUID()}`
      const form = new FormData()
      form.set('caption', text)
      form.set('uploadKey', randomUUID())
      form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
      const { body } = await ask(201, () => browser.post('/api/photos/upload', form))
      const { id, filename } = Object(body)
      things.push({ text, path: `/api/photos/${id}`, isDeleted: false })
      await ask(200, () => browser.get(`/api/photos/${filename}?w=480`))
    },
    async delete() {
      const left = things.filter(({ isDeleted }) => !isDeleted)
      const [oldest] = left
      if (!oldest || left.length <= fewestLeft) return acts.read()
      await ask(204, () => browser.delete(oldest.path))
      oldest.isDeleted = true
    },
    async restore() {
      const last = things.findLast(({ isDeleted }) => isDeleted)
      // The trash may already be emptied of older things.
      if (!last || things.indexOf(last) < things.length - 20) return acts.read()
      await ask(200, () => browser.post(`${last.path}/restore`))
      last.isDeleted = false
    },
    async signInAgain() {
      await ask(303, () => browser.ask('GET', '/api/logout', undefined, { 'sec-fetch-dest': 'document' }))
      await ask(401, () => browser.get('/api/contacts'))
      browser = openBrowser(port, await signIn(port, email))
      await ask(200, () => browser.get('/api/contacts'))
    },
    async read() {
      const path = read[Math.floor(Math.random() * read.length)] ?? '/'
      await ask(200, () => browser.get(path))
    },
  }

  function chooseAct(): keyof typeof acts {
    let left = Math.random()
    for (const [name, share] of Object.entries(shares)) {
      left -= share
      if (left < 0) return name as keyof typeof shares
    }
    return 'read'
  }

  return {
    things,
    times,
    problems,
    retried,
    async live(until) {
      while (performance.now() < until) {
        const name = chooseAct()
        await acts[name]().catch((error: Error) => problems.push(`${name}: ${error.message}`.slice(0, 300)))
        await pause(pauseMs * 2 * Math.random())
      }
    },
  }
}
