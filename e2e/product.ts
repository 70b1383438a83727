/** The real product as a child process on a folder of data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

type Start = {
  dataDir: string
  port: string
  expectSetUp: boolean
  /** Further settings of the installation. */
  settings: Readonly<Record<string, string>>
  complain: (line: string) => void
}

const main = resolve(import.meta.dirname, '../src/app/server/main.ts')
/** Compiled once for all houses, as `npm start` keeps it: each opens in half the time. */
const compileCache = resolve(import.meta.dirname, '../node_modules/.cache/journeys')

/** Starts it and waits for what it prints; everything else that it says is a complaint. */
export async function startProduct({ dataDir, port, expectSetUp, settings, complain }: Start) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: dataDir,
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const started = Promise.withResolvers<void>()
  const read = (line: string) => {
    lines.push(line)
    const isOpen = printed(lines, 'Nestling is open at') && (!expectSetUp || printed(lines, 'Set it up, once, at'))
    if (isOpen) started.resolve()
    if (!/^Nestling is open at |^Set it up, once, at /.test(line)) complain(`the server said: ${line}`)
  }
  createInterface({ input: child.stdout }).on('line', read)
  createInterface({ input: child.stderr }).on('line', read)
  child.once('error', started.reject)
  child.once('exit', () => started.reject(new Error(`The product ended at its start: ${lines.join('\n')}`)))
  await started.promise

  return {
    address: printed(lines, 'Nestling is open at') ?? '',
    setUpAddress: printed(lines, 'Set it up, once, at') ?? '',
    stop: () => stop(child),
  }
}

const printed = (lines: readonly string[], words: string) =>
  lines.find((line) => line.startsWith(words))?.slice(words.length + 1)

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
