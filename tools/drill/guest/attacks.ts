/** Ways for one guest or stranger to keep others waiting. Each attack starts at once and runs until its process is ended. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { again, ask, connections, headOf, hold, openUnread, post, upload } from './send.ts'

export type Target = {
  readonly port: number
  readonly pregnancyId: number
  /** The session of a guest. */
  readonly guest: string
  /** The address of a calendar with a thousand appointments. */
  readonly feed: string
  /** An invite code for guests. */
  readonly code: string
  /** The address of a photo. */
  readonly photo: string
  readonly pictures: PictureFiles
}
export type PictureFiles = Readonly<Record<'small' | 'large' | 'avif' | 'noPicture', string>>

const longText = 'A long text. '.repeat(400).slice(0, 5000)
const nested = '['.repeat(32_000) + ']'.repeat(32_000)
const [longUpdates, pipelined, places] = [50, 1000, 100]

type Attack = (target: Target) => void

export const attacks: Readonly<Record<string, Attack>> = {
  'a calendar of 1,000 long appointments is read': ({ port, feed }) => again(port, () => ({ path: feed })),
  'home with 50 long updates is opened': (target) => {
    const { port, guest } = target
    for (let time = 0; time < longUpdates; time += 1) void ask(port, update(target, longText))
    again(port, () => open('/', guest))
  },
  'every list is read': ({ port, pregnancyId, guest }) => {
    const journey = `/api/pregnancies/${pregnancyId}`
    const own = ['updates?limit=200', 'wishlist', 'family', 'appointments'].map((list) => `${journey}/${list}`)
    const others = ['/api/photos?limit=200', '/api/contacts?limit=200', '/api/trash', '/api/openapi.json']
    const next = inTurn([...own, ...others])
    again(port, () => open(next(), guest))
  },
  'invitations are made up': ({ port }) => {
    const next = counter()
    again(port, () => open(`/?invite=ABCD${1000 + (next() % 9000)}`, ''))
  },
  'a photo is downloaded': ({ port, photo, guest }) => again(port, () => open(photo, guest)),
  'nested JSON of 64 kB is sent at sign-in': ({ port }) => again(port, () => post('/api/login', nested)),
  'nested JSON of 64 kB is sent as a guest': (target) =>
    again(target.port, () => ({ ...update(target), body: nested })),
  '60 MB are sent at sign-in': ({ port }) => {
    const body = Buffer.alloc(60e6, '[')
    again(port, () => ({ ...post('/api/login', ''), body }))
  },
  'answers of 190 connections are never read': ({ port, guest }) =>
    onEach(() => {
      const socket = openUnread(port)
      socket.on('connect', () => setInterval(() => socket.write(headOf('GET /', guest)), 1000))
    }),
  '1,000 requests at once on each of 190 connections': ({ port, guest }) =>
    onEach(() => openUnread(port).write(headOf('GET /', guest).repeat(pipelined))),
  'bodies arrive byte by byte on 190 connections': ({ port, guest: cookie }) =>
    onEach(() => hold(port, { call: 'POST /api/login', cookie, length: 8000 })),
  'connections are opened for one request each': ({ port, guest }) =>
    again(port, () => ({ ...open('/', guest), agent: false })),
  '20 uploads of 25 MB are not finished': ({ port, guest: cookie }) => {
    for (let count = 0; count < 20; count += 1)
      hold(port, { call: 'POST /api/photos/upload', cookie, length: 25_000_000 })
  },
  'small photos are uploaded': uploads('small'),
  'photos of 50 megapixels are uploaded': uploads('large'),
  'AVIF pictures of 12 megapixels are uploaded': uploads('avif'),
  '25 MB that are no picture are uploaded': uploads('noPicture'),
  'updates are posted': (target) => again(target.port, () => update(target)),
  'updates are posted with a new key each': (target) => again(target.port, () => withKey(update(target), randomUUID())),
  'one update is posted again and again': (target) => {
    const sent = withKey(update(target), randomUUID())
    again(target.port, () => sent)
  },
  'wrong passwords are sent': ({ port }) => {
    const next = counter()
    again(port, () => post('/api/login', { email: emailOf(next()), password: 'not the password' }))
  },
  'wrong passwords are sent from 100 addresses': ({ port }) => {
    const next = counter()
    const signIn = (count: number) => post('/api/login', { email: emailOf(count), password: 'not the password' })
    again(port, () => {
      const count = next()
      return { ...signIn(count), localAddress: `127.0.1.${1 + (count % places)}`, agent: false }
    })
  },
  'registrations with a wrong code are sent': ({ port }) => {
    const next = counter()
    again(port, () => post('/api/register', { ...account(emailOf(next())), inviteCode: 'ABCDEFGH' }))
  },
  'registrations with a right code and a taken email': ({ port, code }) =>
    again(port, () => post('/api/register', { ...account('nora@nestling.example'), inviteCode: code })),
}

const open = (path: string, cookie: string) => ({ path, headers: { cookie, 'sec-fetch-dest': 'document' } })

const update = ({ pregnancyId, guest }: Target, content = 'Again.') =>
  post(`/api/pregnancies/${pregnancyId}/updates`, { content }, guest)

const withKey = (sent: ReturnType<typeof post>, key: string) => ({
  ...sent,
  headers: { ...sent.headers, 'idempotency-key': key },
})

function uploads(picture: keyof PictureFiles): Attack {
  return ({ port, pictures, guest }) => {
    const sent = upload(readFileSync(pictures[picture]), guest)
    again(port, () => sent)
  }
}

const emailOf = (count: number) => `p${count}@nestling.example`

const account = (email: string) => ({ email, password: 'seven quiet herons', firstName: 'Kim', lastName: '' })

function counter(): () => number {
  let count = 0
  return () => count++
}

function inTurn(paths: readonly string[]): () => string {
  const next = counter()
  return () => paths[next() % paths.length] ?? '/'
}

function onEach(use: () => void) {
  for (let count = 0; count < connections; count += 1) use()
}
