/** Ways for one guest or stranger to keep others waiting. Each attack starts at once and runs until its process is ended. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ask, connections, headOf, openUnread, post, sendRepeatedly, sendSlowly, upload } from './send.ts'

export type Target = {
  readonly port: number
  readonly pregnancyId: number
  /** The session cookie of a guest. */
  readonly guest: string
  /** The address of a calendar with a thousand appointments. */
  readonly feed: string
  /** An invite code for guests. */
  readonly code: string
  /** The address of a photo. */
  readonly photo: string
  readonly pictures: PictureFiles
}
/** The paths of the files to upload. `notAPicture` contains random bytes. */
export type PictureFiles = Readonly<Record<'small' | 'large' | 'avif' | 'notAPicture', string>>

const longText = 'A long text. '.repeat(400).slice(0, 5000)
const nested = '['.repeat(32_000) + ']'.repeat(32_000)
const [longUpdates, pipelined, addresses] = [50, 1000, 100]

type Attack = (target: Target) => void

export const attacks: Readonly<Record<string, Attack>> = {
  'a calendar of 1,000 long appointments is read': ({ port, feed }) => sendRepeatedly(port, () => ({ path: feed })),
  'home with 50 long updates is opened': (target) => {
    const { port, guest } = target
    for (let time = 0; time < longUpdates; time += 1) void ask(port, update(target, longText))
    sendRepeatedly(port, () => openPage('/', guest))
  },
  'every list is read': ({ port, pregnancyId, guest }) => {
    const journey = `/api/pregnancies/${pregnancyId}`
    const own = ['updates?limit=200', 'wishlist', 'family', 'appointments'].map((list) => `${journey}/${list}`)
    const others = ['/api/photos?limit=200', '/api/contacts?limit=200', '/api/trash', '/api/openapi.json']
    const next = inTurn([...own, ...others])
    sendRepeatedly(port, () => openPage(next(), guest))
  },
  'links with made-up invite codes are opened': ({ port }) => {
    const next = counter()
    sendRepeatedly(port, () => openPage(`/?invite=ABCD${1000 + (next() % 9000)}`, ''))
  },
  'a photo is downloaded': ({ port, photo, guest }) => sendRepeatedly(port, () => openPage(photo, guest)),
  'nested JSON of 64 kB is sent at sign-in': ({ port }) => sendRepeatedly(port, () => post('/api/login', nested)),
  'nested JSON of 64 kB is sent as a guest': (target) =>
    sendRepeatedly(target.port, () => ({ ...update(target), body: nested })),
  '60 MB are sent at sign-in': ({ port }) => {
    const body = Buffer.alloc(60e6, '[')
    sendRepeatedly(port, () => ({ ...post('/api/login', ''), body }))
  },
  'responses on 190 connections are never read': ({ port, guest }) =>
    onEach(() => {
      const socket = openUnread(port)
      socket.on('connect', () => setInterval(() => socket.write(headOf('GET /', guest)), 1000))
    }),
  '1,000 requests at once on each of 190 connections': ({ port, guest }) =>
    onEach(() => openUnread(port).write(headOf('GET /', guest).repeat(pipelined))),
  'bodies arrive byte by byte on 190 connections': ({ port, guest: cookie }) =>
    onEach(() => sendSlowly(port, { call: 'POST /api/login', cookie, length: 8000 })),
  'connections are opened for one request each': ({ port, guest }) =>
    sendRepeatedly(port, () => ({ ...openPage('/', guest), agent: false })),
  '20 uploads of 25 MB are not finished': ({ port, guest: cookie }) => {
    for (let count = 0; count < 20; count += 1)
      sendSlowly(port, { call: 'POST /api/photos/upload', cookie, length: 25_000_000 })
  },
  'small photos are uploaded': uploads('small'),
  'photos of 50 megapixels are uploaded': uploads('large'),
  'AVIF pictures of 12 megapixels are uploaded': uploads('avif'),
  '25 MB of random bytes are uploaded as a photo': uploads('notAPicture'),
  'updates are posted': (target) => sendRepeatedly(target.port, () => update(target)),
  'updates are posted, each with a new idempotency key': (target) =>
    sendRepeatedly(target.port, () => withKey(update(target), randomUUID())),
  'one update is posted again and again': (target) => {
    const sent = withKey(update(target), randomUUID())
    sendRepeatedly(target.port, () => sent)
  },
  'wrong passwords are sent': ({ port }) => {
    const next = counter()
    sendRepeatedly(port, () => post('/api/login', { email: emailOf(next()), password: 'not the password' }))
  },
  'wrong passwords are sent from 100 addresses': ({ port }) => {
    const next = counter()
    const signIn = (count: number) => post('/api/login', { email: emailOf(count), password: 'not the password' })
    sendRepeatedly(port, () => {
      const count = next()
      return { ...signIn(count), localAddress: `127.0.1.${1 + (count % addresses)}`, agent: false }
    })
  },
  'registrations with a wrong code are sent': ({ port }) => {
    const next = counter()
    sendRepeatedly(port, () => post('/api/register', { ...account(emailOf(next())), inviteCode: 'ABCDEFGH' }))
  },
  'registrations with a right code and a taken email are sent': ({ port, code }) =>
    sendRepeatedly(port, () => post('/api/register', { ...account('nora@nestling.example'), inviteCode: code })),
}

const openPage = (path: string, cookie: string) => ({ path, headers: { cookie, 'sec-fetch-dest': 'document' } })

const update = ({ pregnancyId, guest }: Target, content = 'Again.') =>
  post(`/api/pregnancies/${pregnancyId}/updates`, { content }, guest)

const withKey = (sent: ReturnType<typeof post>, key: string) => ({
  ...sent,
  headers: { ...sent.headers, 'idempotency-key': key },
})

function uploads(picture: keyof PictureFiles): Attack {
  return ({ port, pictures, guest }) => {
    const sent = upload(readFileSync(pictures[picture]), guest)
    sendRepeatedly(port, () => sent)
  }
}

const emailOf = (count: number) => `p${count}@nestling.example`

const account = (email: string) => ({ email, password: 'seven quiet herons', firstName: 'Kim', lastName: '' })

function counter(): () => number {
  let count = 0
  return () => count++
}

/** Returns a function that returns the paths one after another, again and again. */
function inTurn(paths: readonly string[]): () => string {
  const next = counter()
  return () => paths[next() % paths.length] ?? '/'
}

function onEach(use: () => void) {
  for (let count = 0; count < connections; count += 1) use()
}
