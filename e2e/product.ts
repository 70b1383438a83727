/** Runs the real product on data folders, in its own process. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { News, Order } from './street.ts'

type Start = {
  dataDir: string
  port: string
  /** Further settings of the installation. */
  settings: Readonly<Record<string, string>>
  complain: (line: string) => void
}

export type Street = ReturnType<typeof openStreet>

/** Opens test servers; `close()` it at the end. */
export function openStreet() {
  const child = fork(resolve(import.meta.dirname, 'street.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const complaints = new Set<Start['complain']>()
  const overhear = (line: string) => {
    for (const complain of complaints) complain(line)
  }
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', overhear)
  let houses = 0

  return {
    /** Opens the product and waits for its address. Any other output counts as a fault. */
    async startProduct({ dataDir, port, settings, complain: tellHouse }: Start) {
      const house = ++houses
      const complain = (line: string) => tellHouse(`the server said: ${line.trimEnd()}`)
      const hear = (news: News) => news.house === house && 'said' in news && complain(news.said)
      complaints.add(complain)
      child.on('message', hear)
      const own = { DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }
      const { lines } = await ask(child, { house, settings: own }, (news) => 'lines' in news && news)

      return {
        address: printed(lines, 'Nestling is open at'),
        setUpAddress: printed(lines, 'Set it up, once, at'),
        async stop() {
          await ask(child, { house, close: true }, (news) => 'closed' in news && news)
          complaints.delete(complain)
          child.off('message', hear)
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

/** Gives an order and waits for its answer. */
function ask<Answer>(child: ChildProcess, order: Order, find: (news: News) => Answer | false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', hear).off('exit', end)
      act()
    }
    const hear = (news: News) => {
      if (news.house !== order.house) return
      const answer = find(news)
      if (answer) settle(() => resolve(answer))
      if ('failed' in news) settle(() => reject(new Error(news.failed)))
    }
    const end = () => settle(() => reject(new Error('The process of the houses ended.')))
    child.on('message', hear).on('exit', end)
    child.send(order)
  })
}

const printed = (lines: readonly string[], words: string) =>
  lines.find((line) => line.startsWith(words))?.slice(words.length + 1) ?? ''
