/** Runs Nestling's own server in a child process, and restarts it after each change of its code. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { isServerFile } from './server-files.ts'

const root = resolve(import.meta.dirname, '../..')

/** Node's options for the server. They turn on the compile cache, so only changed files are compiled again. */
const execArgv = ['--import', pathToFileURL(resolve(root, 'tools/start/compile-cache.js')).href]

/** An editor may write several files at once. The server restarts this long after the last change. */
const restartDelayMs = 40

export type DevServer = {
  /** The server's address once it listens; null if it does not start. */
  address(): Promise<string | null>
}

export function openDevServer(vite: ViteDevServer, options: readonly string[]): DevServer {
  // All restarts use the same data, so people stay signed in and entries stay stored.
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-dev-'))
  let child: ChildProcess | undefined
  let addressOfServer = start()
  let restartTimer: NodeJS.Timeout | undefined

  vite.watcher.add(resolve(root, 'src'))
  vite.watcher.on('all', (_, path) => {
    if (!isServerFile(relative(root, path))) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(restart, restartDelayMs)
  })
  process.once('exit', () => {
    child?.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  return { address: () => addressOfServer }

  function restart() {
    const began = performance.now()
    addressOfServer = start()
    void addressOfServer.then((address) => {
      vite.ws.send({ type: 'full-reload' })
      if (address) console.log(`The server runs the changed code (${Math.round(performance.now() - began)} ms).`)
    })
  }

  async function start(): Promise<string | null> {
    const last = child
    if (last && last.exitCode === null && last.signalCode === null) {
      last.kill()
      await new Promise((ended) => last.once('exit', ended))
    }
    const next = fork(resolve(root, 'src/app/server/dev.ts'), options, {
      execArgv,
      env: { ...process.env, DATA_DIR: dataDir },
    })
    child = next
    return new Promise((resolveAddress) => {
      next.once('message', (address) => resolveAddress(String(address)))
      next.once('exit', () => resolveAddress(null))
    })
  }
}
