/** A process that runs several test servers, so that their code is loaded only once. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readClient } from '#app/server/page/client.ts'
import type { openNestling as Open } from '#app/server/start.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import type { Internet } from '#platform/server/internet/internet.ts'
import { isPublicAddress } from '#platform/server/internet/public-address.ts'
import { publicAddress } from '#platform/server/internet/testing.ts'
import { createLog } from '#platform/server/log.ts'

/** Starts a server, stops it, moves its clock, or stops its clock at a time. */
export type Command =
  | { server: number; settings: Readonly<Record<string, string>>; internet?: LoopbackInternet; stoppedAt?: number }
  | { server: number; stop: true }
  | { server: number; clockAheadMs: number }
  | { server: number; stoppedAt: number }
/** An https server on this machine, to which every public address leads, and its certificate. */
export type LoopbackInternet = { port: number; ca: string }
/** A line of a server's log, or the result of a command. */
export type ServerMessage =
  | { server: number; logged: string }
  | { server: number; lines: readonly string[] }
  | { server: number; failed: string }
  | { server: number; stopped: true }
  | { server: number; clockMoved: true }

const dist = resolve(import.meta.dirname, '../../dist')
// Tests run the built server, as installations do. TypeScript takes its types from the sources.
const { openNestling }: { openNestling: typeof Open } = await import(pathToFileURL(`${dist}/server/start.js`).href)
const client = readClient(`${dist}/client`)
const running = new Map<number, Awaited<ReturnType<typeof openNestling>>>()
/** How far each server's clock is ahead of the real time. */
const clockAheadMs = new Map<number, number>()
/** The times that the stopped clocks show. */
const stoppedAt = new Map<number, number>()

const send = (message: ServerMessage) => void process.send?.(message)

async function runCommand(command: Command) {
  const { server } = command
  if ('stop' in command) {
    await running.get(server)?.close()
    running.delete(server)
    return send({ server, stopped: true })
  }
  if ('clockAheadMs' in command) {
    clockAheadMs.set(server, command.clockAheadMs)
    return send({ server, clockMoved: true })
  }
  if (command.stoppedAt !== undefined) stoppedAt.set(server, command.stoppedAt)
  if (!('settings' in command)) return send({ server, clockMoved: true })
  const environment = readEnvironment(command.settings)
  const log = createLog(environment.logLevel, { write: (logged) => send({ server, logged }) })
  const clock = () => new Date(stoppedAt.get(server) ?? Date.now() + (clockAheadMs.get(server) ?? 0))
  const internet = command.internet && loopback(command.internet)
  const nestling = await openNestling({ environment, log, client, clock, ...(internet && { internet }) })
  running.set(server, nestling)
  send({ server, lines: nestling.lines })
}

/** Resolves each name to a public address, which the server checks as usual. The connection itself goes to this machine. */
const loopback = ({ port, ca }: LoopbackInternet): Internet => ({
  resolve: async () => [publicAddress],
  isPublic: isPublicAddress,
  route: () => '127.0.0.1',
  port,
  ca,
})

process.on('message', (command: Command) => {
  runCommand(command).catch((error: unknown) => send({ server: command.server, failed: String(error) }))
})
// Every test app that is open reports this output as a problem.
process.on('unhandledRejection', (error) => console.error(error))
await once(process, 'disconnect')
process.exit()
