/** Drives MiniBrowser, WebKitGTK's own browser, by HTTP calls to WebKitWebDriver. Xvfb gives the browser a screen. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../test/postgres.ts'
import { type Browser, createKiller, type Driver, type Folders, pressAt, typeKeys } from './browser.ts'

const findBrowser = () => globSync('/usr/lib{,64,exec}{/*,}/webkit2gtk-4.1/MiniBrowser')[0]
const isProgram = (name: string) => spawnSync(name, ['-help']).error === undefined

export const webkit: Driver = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => findBrowser() !== undefined && isProgram('WebKitWebDriver') && isProgram('Xvfb'),
  // While WebDriver controls MiniBrowser, everything that pages store is only in memory.
  remembers: false,
  start: startWebKit,
}

async function startWebKit({ profile, downloads }: Folders, tag?: string): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = screen.stdio[3] ? await once(screen.stdio[3], 'data') : []
  const config = join(profile, 'config')
  mkdirSync(config)
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      XDG_CONFIG_HOME: config,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      ...(tag && localeSettings(tag, profile)),
    },
    stdio: 'ignore',
  })
  const ends = [driver, screen].map(createKiller)
  const call = caller(`http://127.0.0.1:${port}`)
  for (let tries = 0; tries < 100; tries += 1) {
    if (await call('GET', '/status').catch(() => null)) break
    await pause(100)
  }
  const options = { binary: findBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = Session.parse(await call('POST', '/session', { capabilities }))
  const at = `/session/${session.sessionId}`

  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    async open(url) {
      // This command fails without a network. The tour then checks the text of the page.
      await call('POST', `${at}/url`, { url }).catch(() => undefined)
    },
    async evaluate(expression) {
      const script = `const [done] = arguments
        ;(async () => (${expression}))().then((value) => done([value]), (error) => done([null, String(error)]))`
      const [value, error] = Evaluated.parse(await call('POST', `${at}/execute/async`, { script, args: [] }))
      if (error) throw new Error(String(error))
      return value
    },
    async press(point) {
      await call('POST', `${at}/actions`, { actions: pressAt(point) })
    },
    async type(keys) {
      await call('POST', `${at}/actions`, { actions: typeKeys(keys) })
    },
    // In WebKitGTK the cursor moves to the next part of a date or a time only when a separator is typed.
    dayKeys: (day) => day.replace(/(.{4})-(..)-(..)/, '$2-$3-$1'),
    timeKeys: (time) => `${time}:A`,
    printed: null,
    // WebKitWebDriver has no command that reads the console.
    uncaught: () => [],
    async choose(selector, file) {
      const element = z
        .record(z.string(), z.string())
        .parse(await call('POST', `${at}/element`, { using: 'css selector', value: selector }))
      await call('POST', `${at}/element/${Object.values(element)[0]}/value`, { text: file })
    },
    async close() {
      await Promise.race([call('DELETE', at), pause(10_000)]).catch(() => undefined)
      for (const end of ends) await end()
    },
  }
}

/**
 * The environment of a browser that prefers this language. WebKitGTK takes the language from the name of its locale.
 * Few systems have that locale installed, so a link with its name points to the neutral locale, which every Debian has.
 */
function localeSettings(tag: string, profile: string) {
  const locale = tag.replace('-', '_')
  const locales = join(profile, 'locales')
  mkdirSync(locales)
  symlinkSync('/usr/lib/locale/C.utf8', join(locales, `${locale}.utf8`))
  return { LOCPATH: locales, LC_ALL: `${locale}.UTF-8` }
}

const Session = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
const Evaluated = z.array(z.unknown())
const Answer = z.object({ value: z.unknown() })

const caller = (address: string) => async (method: string, path: string, body?: object) => {
  const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = Answer.parse(await response.json())
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
