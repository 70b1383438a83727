/**
 * `npm run test:browsers` takes a family's tour of the built Nestling in Firefox and in WebKit, and installs them first where it
 * can. `-- firefox` uses only Firefox.
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
import { openPerson } from './person.ts'
import { notHere, steps } from './tour.ts'
import { webkit } from './webkit.ts'

const drivers: Readonly<Record<string, Driver>> = { firefox, webkit }
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(drivers, name))
if (unknown.length > 0)
  throw new Error(`There is no engine ${unknown.join(', ')}. The engines are ${Object.keys(drivers).join(', ')}.`)

endWithNpm()
await buildWhenStale()
const counts: Count[] = []
for (const [name, driver] of Object.entries(drivers)) {
  if (names.length > 0 && !names.includes(name)) continue
  const isReady = driver.isInstalled() || install(driver)
  counts.push(isReady ? await takeTour(driver) : countOne(`${driver.name} is not installed`, false))
}
endWithCounts(counts)

function install({ name, packages, isInstalled }: Driver): boolean {
  const commands = installCommands(packages)
  if (commands) {
    console.log(`${name} was not found, so it is installed now. This happens once and takes a minute or two.`)
    for (const failure of runCommands(commands)) console.log(failure)
  } else console.log(`${name} was not found. On Debian: apt-get install ${packages.join(' ')}`)
  return isInstalled()
}

/** Every step depends on the earlier steps, so the tour ends at the first failure. The other steps count as skipped. */
async function takeTour(driver: Driver): Promise<Count> {
  let passed = 0
  const failures: string[] = []
  const folder = mkdtempSync(join(tmpdir(), 'nestling-engines-'))
  const newFolder = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const [dataDir, profile, downloads] = [newFolder('data'), newFolder('profile'), newFolder('downloads')]
  const picture = join(folder, 'picture.jpg')
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#6d8a78' } }).toFile(picture)
  const servers = openTestServers()
  const product = await servers.startServer({ dataDir, port: '0', settings: {}, report: () => undefined })
  const network = await openNetwork(product.address)
  let browser = await driver.start({ profile, downloads })
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
  try {
    for (const [name, step] of Object.entries(steps)) {
      const begin = performance.now()
      const took = () => ((performance.now() - begin) / 1000).toFixed(1)
      const result = await step(tour).catch((error: unknown) => ({ failure: String(error) }))
      const failure = Object(result).failure ?? browser.uncaught()[0]
      if (failure !== undefined) {
        console.log(`  ✗ ${name} (${took()} s): ${failure}`)
        failures.push(`${driver.name} ${name}: ${failure}`)
        break
      }
      if (result === notHere) console.log(`  – ${name}: not in this engine`)
      else {
        console.log(`  ✓ ${name} (${took()} s)`)
        passed += 1
      }
    }
  } finally {
    await browser.close()
    await network.close()
    await product.stop()
    await servers.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { passed, failures, skipped: Object.keys(steps).length - passed - failures.length }
}
