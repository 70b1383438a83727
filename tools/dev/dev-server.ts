/** Nestling's own server in a process beside Vite, started again after each change of its code. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { isServerFile } from './server-files.ts'

const root = resolve(import.meta.dirname, '../..')

/** Turns on the compile cache, so only changed files are compiled again. */
const execArgv = ['--import', pathToFileURL(resolve(root, 'tools/start/compile-cache.js')).href]

/** An editor may write several files at once. The server starts again this many milliseconds after the last one. */
const quiet = 40

export type DevServer = {
  /** The server's address once it listens; null if it does not start. */
  where(): Promise<string | null>
}

export function openDevServer(vite: ViteDevServer, options: readonly string[]): DevServer {
  // The data stays over all starts, including what was entered and who is signed in.
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-dev-'))
  let child: ChildProcess | undefined
  let place = start()
  let waiting: NodeJS.Timeout | undefined

  vite.watcher.add(resolve(root, 'src'))
  vite.watcher.on('all', (_, path) => {
    if (!isServerFile(relative(root, path))) return
    clearTimeout(waiting)
    waiting = setTimeout(restart, quiet)
  })
  process.once('exit', () => {
    child?.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  return { where: () => place }

  function restart() {
    const began = performance.now()
    place = start()
    void place.then((address) => {
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
    return new Promise((answers) => {
      next.once('message', (address) => answers(String(address)))
      next.once('exit', () => answers(null))
    })
  }
}
