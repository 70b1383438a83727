/** Starts and stops built Nestling servers in a separate process, each with its own data folder. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Command, LoopbackInternet, ServerMessage } from './server-process.ts'

type Start = {
  dataDir: string
  port: string
  /** Further environment variables of the server. */
  settings: Readonly<Record<string, string>>
  report: (problem: string) => void
  /** A server that replaces the internet; by default Nestling uses the real one. */
  internet?: LoopbackInternet
  /** Stops the server's clock at this time. */
  stoppedAt?: Date
}

export type TestServers = ReturnType<typeof openTestServers>

/** Starts the process that runs test servers. `close()` ends it. */
export function openTestServers() {
  const child = fork(resolve(import.meta.dirname, 'server-process.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const reports = new Set<Start['report']>()
  const lastLines: string[] = []
  const reportToAll = (line: string) => {
    lastLines.push(line)
    if (lastLines.length > 20) lastLines.shift()
    for (const report of reports) report(line)
  }
  // Some output may still be unread when the process exits, so the last lines are printed once the output is closed.
  child.once('close', (code, signal) => {
    if (child.connected || code !== 0)
      console.error(`The test servers ended (${signal ?? code}). ${lastLines.join('\n')}`)
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', reportToAll)
  let servers = 0

  return {
    /** Starts a server and waits until it is open. Everything that it logs is reported as a problem. */
    async startServer({ dataDir, port, settings, report: reportToApp, internet, stoppedAt }: Start) {
      const server = ++servers
      const report = (line: string) => reportToApp(`the server said: ${line.trimEnd()}`)
      const onMessage = (message: ServerMessage) =>
        message.server === server && 'logged' in message && report(message.logged)
      reports.add(report)
      child.on('message', onMessage)
      const own = { DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }
      const start = {
        server,
        settings: own,
        ...(internet && { internet }),
        ...(stoppedAt && { stoppedAt: stoppedAt.getTime() }),
      }
      const { lines } = await ask(child, start, (message) => 'lines' in message && message)

      return {
        address: findPrinted(lines, 'Nestling is open at'),
        setUpAddress: findPrinted(lines, 'Set it up, once, at'),
        /** Moves the server's clock. */
        moveClock: (clockAheadMs: number) =>
          ask(child, { server, clockAheadMs }, (message) => 'clockMoved' in message && message),
        /** Stops the server's clock at this time. */
        stopClock: (at: Date) =>
          ask(child, { server, stoppedAt: at.getTime() }, (message) => 'clockMoved' in message && message),
        async stop() {
          await ask(child, { server, stop: true }, (message) => 'stopped' in message && message)
          reports.delete(report)
          child.off('message', onMessage)
        },
      }
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** Sends a command and waits for its answer. */
function ask<Answer>(
  child: ChildProcess,
  command: Command,
  find: (message: ServerMessage) => Answer | false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', end)
      act()
    }
    const onMessage = (message: ServerMessage) => {
      if (message.server !== command.server) return
      const answer = find(message)
      if (answer) settle(() => resolve(answer))
      if ('failed' in message) settle(() => reject(new Error(message.failed)))
    }
    const end = () => settle(() => reject(new Error('The process that runs the test servers ended.')))
    child.on('message', onMessage).on('exit', end)
    child.send(command)
  })
}

const findPrinted = (lines: readonly string[], words: string) =>
  lines.find((line) => line.startsWith(words))?.slice(words.length + 1) ?? ''
