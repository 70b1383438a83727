/** Drives Firefox by WebDriver BiDi: JSON over a WebSocket that Firefox itself opens. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Browser, createKiller, type Driver, type Folders, pressAt, typeKeys } from './browser.ts'

const findProgram = () =>
  ['firefox-esr', 'firefox'].find((program) => spawnSync(program, ['--version']).error === undefined)

export const firefox: Driver = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findProgram() !== undefined,
  remembers: true,
  start: startFirefox,
}

async function startFirefox({ profile, downloads }: Folders, tag = 'en-US'): Promise<Browser> {
  writeFileSync(join(profile, 'user.js'), preferences(downloads, tag))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(findProgram() ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const end = createKiller(child)
  const uncaught: string[] = []
  const send = await openSession(await readAddress(child), (entry) => uncaught.push(entry))
  const { capabilities } = NewSession.parse(await send('session.new', { capabilities: {} }))
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // Firefox’s first tab has no focus, so date fields in it accept no keys.
  const { context } = Tab.parse(await send('browsingContext.create', { type: 'tab' }))
  const evaluate = async (expression: string) => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true })
    const { result, exceptionDetails } = Evaluated.parse(answer)
    if (!result) throw new Error(exceptionDetails?.text)
    return result
  }

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      // This command fails without a network. The tour then checks the text of the page.
      await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch(() => undefined)
    },
    async evaluate(expression) {
      const { value } = await evaluate(`(async () => JSON.stringify(await (${expression})))()`)
      return typeof value === 'string' ? JSON.parse(value) : undefined
    },
    async press(at) {
      await send('input.performActions', { context, actions: pressAt(at) })
    },
    async type(keys) {
      await send('input.performActions', { context, actions: typeKeys(keys) })
    },
    dayKeys: (day) => day.replace(/(.{4})-(..)-(..)/, '$2$3$1'),
    timeKeys: (time) => `${time.replace(':', '')}AM`,
    printed: join(downloads, printName),
    uncaught: () => uncaught,
    async choose(selector, file) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`)
      await send('input.setFiles', { context, element: { sharedId }, files: [file] })
    },
    async close() {
      // Firefox writes its profile only if it is asked to close.
      const closed = send('browser.close', {}).then(() => once(child, 'exit'))
      await Promise.race([closed, pause(10_000)]).catch(() => undefined)
      await end()
    },
  }
}

const printName = 'printed.pdf'

/** Preferences: downloads and printing need no confirmation, and the browser sends no requests of its own. */
const preferences = (downloads: string, tag: string) =>
  Object.entries({
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': tag,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'print.always_print_silent': true,
    'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
    'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(downloads, printName),
    print_printer: 'Mozilla Save to PDF',
    'toolkit.telemetry.enabled': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

async function readAddress({ stderr }: ChildProcess): Promise<string> {
  const lines = stderr ? createInterface({ input: stderr }) : []
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // Discard the rest of the output, because a full pipe would block Firefox.
    stderr?.resume()
    return `${address}/session`
  }
  throw new Error('Firefox ended before it accepted WebDriver BiDi.')
}

const NewSession = z.object({ capabilities: z.object({ browserVersion: z.string() }) })
const Tab = z.object({ context: z.string() })
const Evaluated = z.object({
  result: z.object({ value: z.unknown().optional(), sharedId: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const Answer = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), message: z.string() }),
])

/** An uncaught error in the page. Messages that the page writes to its console have another type. */
const Uncaught = z.object({
  method: z.literal('log.entryAdded'),
  params: z.object({ type: z.literal('javascript'), level: z.literal('error'), text: z.string() }),
})

/** Firefox reports this for a request without a response (page left, or no network). Real errors have other texts. */
const isFromLostRequest = (text: string) =>
  text.endsWith('A ServiceWorker intercepted the request and encountered an unexpected error.')

/** Returns a function that sends a command. Each response has the number of its command. */
async function openSession(address: string, onUncaught: (text: string) => void) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: z.infer<typeof Answer>) => void>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const { data: event } = Uncaught.safeParse(message)
    if (event && !isFromLostRequest(event.params.text)) onUncaught(event.params.text)
    const { data: answer } = Answer.safeParse(message)
    if (!answer) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  socket.addEventListener('close', () => {
    for (const [id, answer] of waiting) answer({ type: 'error', id, message: 'Firefox has ended.' })
  })
  return async (method: string, params: object): Promise<unknown> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error(`${method}: Firefox has ended.`)
    sent += 1
    const id = sent
    const answering = new Promise<z.infer<typeof Answer>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answering
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
}
