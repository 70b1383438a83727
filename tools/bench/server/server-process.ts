/** Starts servers as separate processes: Nestling as `npm start` does, and a minimal `node:http` server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  pid: number
  port: number
  stop: () => Promise<void>
  /** Kills the process at once, without a shutdown. */
  kill: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../../..')
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url))

/**
 * Starts the built Nestling with this data folder, as `npm start` does. `wrapper` is a command with its
 * arguments, such as `unshare`. It is put before the command for Node and runs it.
 */
export const startNestling = (
  dataDir: string,
  settings: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<ServerProcess> =>
  startServer(readStartArguments(), { DATA_DIR: dataDir, LOG_LEVEL: 'info', ...settings }, wrapper)

/** The arguments that `npm start` passes to Node. */
function readStartArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  const [, ...words]: string[] = scripts.start.split(' ')
  return words
}

/** Starts a minimal `node:http` server that returns this response to every request. */
export const startBare = (answer: { headers: Record<string, string>; body: string }): Promise<ServerProcess> =>
  startServer([bareServer], { BENCH_ANSWER: JSON.stringify(answer) })

/** Starts Node with these arguments. Resolves once the process has printed the address at which it listens. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  // The process gets no other settings of the caller, because they could change the measurement.
  const { PATH = '', SYSTEMROOT = '', TMPDIR = '' } = process.env
  const [command = '', ...all] = [...wrapper, process.execPath, ...args]
  const child = spawn(command, all, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, SYSTEMROOT, ...(TMPDIR && { TMPDIR }), HOST: '127.0.0.1', PORT: '0', ...env },
  })
  const port = await readPort(child)
  return { pid: child.pid ?? 0, port, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

function readPort(child: ChildProcess): Promise<number> {
  let output = ''
  let isOpen = false
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isOpen) process.stderr.write(chunk)
    else output += chunk
  })
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(output)?.[1]
      if (!port) return
      isOpen = true
      resolve(Number(port))
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`A server ended with ${code} before it listened. ${output}`)))
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
