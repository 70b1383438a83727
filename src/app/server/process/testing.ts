/** Nestling as a real process, or opened in the test's own process. Its client is one empty page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '#platform/server/database/testing.ts'
import { readEnvironment } from '#platform/server/environment.ts'
import { createLog } from '#platform/server/log.ts'
import { readClient } from '../page/client.ts'
import { openNestling } from '../start.ts'

const program = `import { start } from ${JSON.stringify(new URL('../start.ts', import.meta.url).href)}; await start(process.argv[1])`

/** Turns on Node's compile cache, as `npm start` does. It halves the start time. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/tests', import.meta.url)),
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Creates a folder in which Nestling can be started repeatedly. Call `close()` at the end. */
export async function openInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-process-'))
  const dataDir = join(folder, 'data')
  const clientFolder = join(folder, 'client')
  mkdirSync(clientFolder)
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><title>Nestling</title><!-- page data -->')
  const fresh: FreshDatabase | null = testedEngine === 'postgres' ? await openFreshDatabase() : null
  const children: ChildProcess[] = []
  const opened: (() => Promise<void>)[] = []
  const settingsFor = (settings: Record<string, string>) => ({
    DATA_DIR: dataDir,
    PORT: '0',
    ...(fresh?.url && { DATABASE_URL: fresh.url }),
    ...settings,
  })

  return {
    dataDir,
    clientFolder,
    databaseUrl: fresh?.url ?? null,
    /**
     * Opens Nestling in this process, because another process takes half a second to start. If the start fails, throws
     * the `StartError` whose message that process would print. `close()` stops Nestling.
     */
    async openInProcess(settings: Record<string, string> = {}) {
      const environment = readEnvironment(settingsFor(settings))
      let logged = ''
      const write = (line: string) => {
        logged += line
      }
      const log = createLog(environment.logLevel, { write })
      const { lines, close } = await openNestling({ environment, log, client: readClient(clientFolder) })
      let closing: Promise<void> | undefined
      const closeOnce = () => {
        closing ??= close()
        return closing
      }
      opened.push(closeOnce)
      const address = lines.join('\n').match(/^Nestling is open at (\S+)$/m)?.[1] ?? ''
      return { address, lines, logged: () => logged, close: closeOnce }
    },
    /** Starts Nestling as a process. `wrapper` is a command, such as `unshare`, that runs the rest of its command line. */
    start: (settings: Record<string, string> = {}, wrapper: readonly string[] = []) => {
      const env = { ...compileCache, PATH: process.env.PATH, ...settingsFor(settings) }
      const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', program, clientFolder]
      const child = spawn(command, args, { env })
      children.push(child)
      return watch(child)
    },
    async close() {
      for (const close of opened) await close()
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
      await fresh?.database.close()
      await fresh?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function watch(child: ChildProcess) {
  const said = { out: '', error: '' }
  const exited = once(child, 'close').then(([code]): unknown => code)
  const isOpen = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      said.out += chunk
      const address = /^Nestling is open at (\S+)\n/m.exec(said.out)?.[1]
      if (address) resolve(address)
    })
  })
  child.stderr?.on('data', (chunk) => {
    said.error += chunk
  })
  return {
    said,
    pid: child.pid,
    /** The exit code; null if it was killed. */
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits until Nestling is open and returns its address; throws if the process ends instead. */
    open: () => Promise.race([isOpen, exited.then(() => Promise.reject(new Error(said.error)))]),
  }
}

/** Sends requests over a real connection, as a browser does. The cookies are in `jar`. */
export function browse(address: string, jar: Record<string, string> = {}) {
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: Object.entries(jar)
          .map((pair) => pair.join('='))
          .join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar[name] = value
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: readJson(text) }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
