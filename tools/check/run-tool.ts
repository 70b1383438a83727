/** Runs a tool as a child process, and stops it when this process is stopped. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export type ToolRun = { ok: boolean; seconds: number; output: string }

export type Tool = {
  /** The tool's JavaScript entry under node_modules, or a script of this repository. */
  entry: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether the tool prints directly to the terminal. Otherwise its output is collected in `output`. */
  live?: boolean
}

const timeoutMs = 40 * 60_000

export async function runTool({ entry, args = [], env = {}, live = false }: Tool): Promise<ToolRun> {
  const started = performance.now()
  const child = spawn(process.execPath, [resolve(entry), ...args], {
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
    timeout: timeoutMs,
  })

  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))

  const ended = Promise.withResolvers<number | null>()
  child.once('error', ended.reject)
  child.once('close', ended.resolve)
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    child.once('close', () => process.exit(1))
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const code = await ended.promise
  process.off('SIGINT', stop).off('SIGTERM', stop)

  const seconds = (performance.now() - started) / 1000
  return { ok: code === 0, seconds, output: Buffer.concat(output).toString() }
}
