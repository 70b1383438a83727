/**
 * The control socket for the command line. Only the running Nestling may open the SQLite file, so commands send it requests
 * over this socket. Only the user that Nestling runs as can use the socket.
 */
import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { exportNamed, importJourney } from '#features/export/server/public.ts'
import { replacePushKeys } from '#features/push/server/public.ts'
import { makeResetPath } from '#features/sign-in/server/public.ts'
import { explainBackupFailure, runBackup } from '#platform/server/backup/run-backup.ts'
import { failureOf } from '#platform/server/database/failures.ts'
import { type Examined, examine } from '#platform/server/health/examine.ts'
import { createServer } from '#platform/server/http/wire/node-http.ts'
import { texts as platform } from '#platform/server/texts/texts.ts'
import { type VerifyServices, verifyInstallation } from '#platform/server/verification/verify.ts'
import { Finding } from '#platform/shared/health/finding.ts'
import { features } from '../features.ts'

const ResetRequest = z.strictObject({ email: z.string() })
export const ResetAnswer = z.union([
  z.object({ address: z.string(), expiresAt: z.string(), removed: z.array(z.string()) }),
  z.object({ message: z.string() }),
])
type ResetAnswer = z.infer<typeof ResetAnswer>

const BackUpRequest = z.strictObject({ folder: z.string() })
export const BackUpAnswer = z.union([
  z.object({ path: z.string(), bytes: z.number(), photos: z.number(), incomplete: z.array(z.string()) }),
  z.object({ message: z.string() }),
])
type BackUpAnswer = z.infer<typeof BackUpAnswer>

const ExportRequest = z.strictObject({ named: z.string(), path: z.string() })
export const ExportAnswer = z.union([
  z.object({
    babyName: z.string(),
    bytes: z.number(),
    pictures: z.number(),
    missing: z.array(z.string()),
    damaged: z.array(z.string()),
  }),
  z.object({ message: z.string() }),
])
type ExportAnswer = z.infer<typeof ExportAnswer>

const ImportRequest = z.strictObject({ path: z.string() })
export const ImportAnswer = z.union([
  z.object({
    babyName: z.string(),
    journey: z.number(),
    wasHere: z.boolean(),
    pictures: z.number(),
    newAccounts: z.array(z.string()),
  }),
  z.object({ message: z.string() }),
])
type ImportAnswer = z.infer<typeof ImportAnswer>

export const NewPushKeysAnswer = z.object({ forgotten: z.number() })
type NewPushKeysAnswer = z.infer<typeof NewPushKeysAnswer>

export const DoctorAnswer = z.array(Finding)

export const VerifyAnswer = z.union([
  z.object({
    intact: z.number(),
    problems: z.array(z.string()),
    filesWithoutRow: z.array(z.string()),
  }),
  z.object({ message: z.string() }),
])
type VerifyAnswer = z.infer<typeof VerifyAnswer>

/** The control socket's path: in the data folder, or on Windows a pipe named after the folder. */
export const controlPath = (dataDir: string, platform: NodeJS.Platform = process.platform): string =>
  platform === 'win32'
    ? `\\\\.\\pipe\\nestling-${hash('sha256', dataDir.toLowerCase()).slice(0, 32)}`
    : join(dataDir, 'control.sock')

type Runner = Parameters<typeof runBackup>[0]
type Exporter = Parameters<typeof exportNamed>[0] & Parameters<typeof importJourney>[0]
type ControlContext = Runner &
  VerifyServices &
  Exporter &
  Omit<Examined, 'now'> & { path: string; publicAddress: string }

/** Opens the control socket and returns a function that closes it. If it cannot be opened, Nestling runs without it. */
export async function openControl({ path, ...context }: ControlContext): Promise<() => Promise<void>> {
  const { log } = context
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const server = createServer({ requestTimeout: 5000 }, (request, response) => {
    const reply = (status: number, body: object) => void response.writeHead(status).end(JSON.stringify(body))
    const answered = answer({ ...context, signal: stopping.signal }, request).then(
      (body) => reply(body ? 200 : 400, body ?? {}),
      (error) => {
        log.error({ error }, 'a command failed')
        reply(500, {})
      },
    )
    running.add(answered)
    answered.finally(() => running.delete(answered))
  })
  try {
    await listen(server, path)
    server.on('error', (error) => log.warn({ error }, 'the control socket broke'))
  } catch (error) {
    log.warn({ error }, 'no control socket: commands work only while Nestling is stopped')
  }
  return async () => {
    stopping.abort()
    await close(server)
    // The database is closed next, so running commands such as a backup must have ended.
    await Promise.all(running)
  }
}

/** Loaded on demand, because the start does not need it. */
const loadExport = () => import('#features/export/server/public.ts')

type CommandContext = Omit<ControlContext, 'path'> & { signal: AbortSignal }

type Answer = ResetAnswer | BackUpAnswer | VerifyAnswer | ExportAnswer | ImportAnswer | NewPushKeysAnswer | Finding[]

async function answer(context: CommandContext, request: IncomingMessage): Promise<Answer | null> {
  const body = readJson(await text(request))
  const now = context.clock()
  if (request.method !== 'POST') return null
  if (request.url === '/reset-password') {
    const { data } = ResetRequest.safeParse(body)
    return data ? makeResetAnswer({ ...context, now }, data.email) : null
  }
  if (request.url === '/new-push-keys') return { forgotten: await replacePushKeys(context.db, now) }
  if (request.url === '/examine') return examine({ ...context, now })
  if (request.url === '/verify') return makeVerifyAnswer({ ...context, now })
  if (request.url === '/export') {
    const { data } = ExportRequest.safeParse(body)
    return data ? (await loadExport()).exportNamed(context, { ...data, now, signal: context.signal }) : null
  }
  if (request.url === '/import') {
    const { data } = ImportRequest.safeParse(body)
    return data ? (await loadExport()).importJourney(context, { ...data, now, signal: context.signal }) : null
  }
  if (request.url !== '/back-up') return null
  const { data } = BackUpRequest.safeParse(body)
  return data ? makeBackUpAnswer({ ...context, now }, data.folder) : null
}

/** The backup that was made, or a sentence that says why none was made. */
export async function makeBackUpAnswer(
  { now, signal, ...runner }: Runner & { now: Date; signal?: AbortSignal },
  folder: string,
): Promise<BackUpAnswer> {
  try {
    const { path, bytes, inventory, incomplete } = await runBackup(runner, { folder, now, signal })
    return { path, bytes, photos: inventory.photos, incomplete: [...incomplete] }
  } catch (error) {
    return { message: `No backup was made. ${explainBackupFailure(error)}` }
  }
}

/** The result of checking the stored data, or a sentence that says why the check could not be completed. */
export async function makeVerifyAnswer({
  now,
  signal,
  ...services
}: VerifyServices & { now: Date; signal?: AbortSignal }): Promise<VerifyAnswer> {
  try {
    return await verifyInstallation(services, { now, signal })
  } catch (error) {
    const fault = failureOf(error)?.details.fault
    const reason = signal?.aborted ? 'Nestling was stopped.' : fault && platform.faults[fault]
    if (!reason) throw error
    return { message: `Not everything could be read. ${reason}` }
  }
}

/** The one-time address for this person, or a sentence that says why there is none. */
export async function makeResetAnswer(
  { db, publicAddress, now }: Pick<CommandContext, 'db' | 'publicAddress'> & { now: Date },
  email: string,
): Promise<ResetAnswer> {
  const link = await makeResetPath({ db, features }, email, now)
  if (!link) return { message: `Nobody has an account with the email ${email}.` }
  const { path, ...about } = link
  return { address: publicAddress + path, ...about }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function listen(server: Server, path: string): Promise<void> {
  // Removes the socket of a killed Nestling. It is unused: a second process on the same data would have ended earlier.
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
