/**
 * `npm run test:browsers` tests the built Nestling in Firefox and in WebKit. In each it takes the tour in `tour.ts` and
 * acts out an invited person's first day in several languages. It first installs missing browsers, if it can.
 * `-- firefox` uses only Firefox, and `-- first-days` leaves the tour out.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openNetwork } from '../../e2e/test-app/network.ts'
import { openTestServers } from '../../e2e/test-app/test-servers.ts'
import { buildWhenStale } from '../build/build.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { installCommands, runCommands } from '../test/debian-packages.ts'
import { type Count, countOne, endWithCounts } from '../test/test-counts.ts'
import type { Driver } from './browser.ts'
import { firefox } from './firefox.ts'
import { runFirstDays } from './first-days.ts'
import { openPerson } from './person.ts'
import { takeStep } from './step.ts'
import { notSupported, steps } from './tour.ts'
import { webkit } from './webkit.ts'

const drivers: Readonly<Record<string, Driver>> = { firefox, webkit }
const parts: Readonly<Record<string, (driver: Driver) => Promise<Count>>> = {
  tour: takeTour,
  'first-days': runFirstDays,
}
const names = process.argv.slice(2)
const known = [...Object.keys(drivers), ...Object.keys(parts)]
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. You can choose ${known.join(', ')}.`)

endWithNpm()
// Without this, SIGTERM would end the process without its exit handlers, which kill the browsers.
process.once('SIGTERM', () => process.exit(1))
await buildWhenStale()
const counts: Count[] = []
for (const driver of chosenOf(drivers)) {
  if (driver.isInstalled() || install(driver))
    for (const run of chosenOf(parts))
      counts.push(await run(driver).catch((error) => countOne(`${driver.name}: ${error}`, false)))
  else
    counts.push(
      countOne(`${driver.name} is not installed. Debian 12: apt-get install ${driver.packages.join(' ')}`, false),
    )
}
endWithCounts(counts)
// A crashed browser may have left a connection open, and the process would wait for it.
process.exit()

/** The drivers or parts that the command line names; all of them if it names none. */
function chosenOf<Kind>(all: Readonly<Record<string, Kind>>): Kind[] {
  const named = Object.entries(all).filter(([name]) => names.includes(name))
  return named.length > 0 ? named.map(([, each]) => each) : Object.values(all)
}

function install({ name, packages, isInstalled }: Driver): boolean {
  const commands = installCommands(packages)
  if (!commands) return false
  console.log(`${name} was not found, so it is installed now. This happens once and takes a minute or two.`)
  for (const failure of runCommands(commands)) console.log(failure)
  return isInstalled()
}

/** Every step depends on the earlier steps, so the tour ends at the first failure. Steps that were not run count as skipped. */
async function takeTour(driver: Driver): Promise<Count> {
  let passed = 0
  const failures: string[] = []
  const closing: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'nestling-engines-'))
  const newFolder = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  try {
    const [dataDir, profile, downloads] = [newFolder('data'), newFolder('profile'), newFolder('downloads')]
    const picture = join(folder, 'picture.jpg')
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#6d8a78' } }).toFile(picture)
    const servers = openTestServers()
    closing.push(servers.close)
    const product = await servers.startServer({ dataDir, port: '0', settings: {}, report: () => undefined })
    closing.push(product.stop)
    const network = await openNetwork(product.address)
    closing.push(network.close)
    let browser = await driver.start({ profile, downloads })
    closing.push(() => browser.close())
    console.log(browser.version)
    const tour = {
      person: openPerson(browser, network.address),
      network,
      setUpPath: `/set-up${new URL(product.setUpAddress).hash}`,
      picture,
      downloads,
      printed: browser.printed,
      inviteCode: '',
      restart: driver.remembers ? restart : null,
    }
    async function restart() {
      await browser.close()
      browser = await driver.start({ profile, downloads })
      tour.person = openPerson(browser, network.address)
      return tour.person
    }
    for (const [name, step] of Object.entries(steps)) {
      const { result, problems, seconds } = await takeStep(
        () => step(tour),
        () => [browser],
      )
      if (problems.length > 0) {
        console.log(`  ✗ ${name} (${seconds} s): ${problems.join('; ')}`)
        failures.push(`${driver.name} ${name}: ${problems.join('; ')}`)
        break
      }
      if (result === notSupported) console.log(`  – ${name}: not in this engine`)
      else {
        console.log(`  ✓ ${name} (${seconds} s)`)
        passed += 1
      }
    }
  } finally {
    for (const close of closing.reverse()) await Promise.resolve(close()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
  return { passed, failures, skipped: Object.keys(steps).length - passed - failures.length }
}
