/**
 * The control socket for the command line. Only the running Nestling may open the SQLite file, so a command asks it
 * here. The socket is open only to users who can read the data folder anyway.
 */
import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { makeResetPath } from '#features/sign-in/server/public.ts'
import { createServer } from '#platform/server/http/wire/node-http.ts'
import type { Services } from '#platform/server/services.ts'

const ResetRequest = z.strictObject({ email: z.string() })
export const ResetAnswer = z.union([
  z.object({ address: z.string(), expiresAt: z.string() }),
  z.object({ message: z.string() }),
])
type ResetAnswer = z.infer<typeof ResetAnswer>

/** The control socket's path: in the data folder, or on Windows a pipe named after the folder. */
export const controlPath = (dataDir: string, platform: NodeJS.Platform = process.platform): string =>
  platform === 'win32'
    ? `\\\\.\\pipe\\nestling-${hash('sha256', dataDir.toLowerCase()).slice(0, 32)}`
    : join(dataDir, 'control.sock')

type ControlOptions = Pick<Services, 'db' | 'clock' | 'log'> & { path: string; publicAddress: string }

/** Opens the control socket and returns a function that closes it. If it cannot be opened, Nestling runs without. */
export async function openControl({ path, log, ...options }: ControlOptions): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 5000 }, (request, response) => {
    const reply = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    answer(options, request).then(
      (answered) => reply(answered ? 200 : 400, answered ?? {}),
      (error) => {
        log.error({ error }, 'a command failed')
        reply(500, {})
      },
    )
  })
  try {
    await listen(server, path)
    server.on('error', (error) => log.warn({ error }, 'the control socket broke'))
  } catch (error) {
    log.warn({ error }, 'no control socket: commands work only while Nestling is stopped')
  }
  return () => close(server)
}

type Answering = Pick<ControlOptions, 'db' | 'clock' | 'publicAddress'>

async function answer({ db, clock, publicAddress }: Answering, request: IncomingMessage): Promise<ResetAnswer | null> {
  const parsed = ResetRequest.safeParse(readJson(await text(request)))
  if (request.method !== 'POST' || request.url !== '/reset-password' || !parsed.success) return null
  return makeResetAnswer({ db, publicAddress, now: clock() }, parsed.data.email)
}

/** The one-time address for this person, or a sentence that says why there is none. */
export async function makeResetAnswer(
  { db, publicAddress, now }: Pick<Answering, 'db' | 'publicAddress'> & { now: Date },
  email: string,
): Promise<ResetAnswer> {
  const link = await makeResetPath(db, email, now)
  if (!link) return { message: `Nobody has an account with the email ${email}.` }
  return { address: publicAddress + link.path, expiresAt: link.expiresAt }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function listen(server: Server, path: string): Promise<void> {
  // A socket that a killed Nestling left. It is not in use: while a process runs, a second one does not get this far.
  if (process.platform !== 'win32') rmSync(path, { force: true })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // The socket is created in this call, so nobody can connect before its mode is set.
    const before = process.umask(0o177)
    server.listen(path, resolve)
    process.umask(before)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
