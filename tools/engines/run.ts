/** `npm run engines` takes a parent's tour of the built Nestling in Firefox and in WebKit. `-- firefox` uses only Firefox. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openNetwork } from '../../e2e/test-app/network.ts'
import { openTestServers } from '../../e2e/test-app/test-servers.ts'
import { buildWhenStale } from '../build/build.ts'
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

await buildWhenStale()
for (const [name, driver] of Object.entries(drivers)) {
  if (names.length > 0 && !names.includes(name)) continue
  if (driver.isInstalled()) await takeTour(driver)
  else console.log(`${driver.name} is not installed, so it is skipped. On Debian: apt-get install ${driver.packages}`)
}

/** Every step depends on the earlier steps, so the tour ends at the first failure. */
async function takeTour(driver: Driver): Promise<void> {
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
      const result = await step(tour)
      if (browser.uncaught().length > 0)
        throw new Error(`In “${name}” nothing caught: ${browser.uncaught().join('; ')}`)
      const words =
        result === notHere
          ? `– ${name}: not in this engine`
          : `✓ ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`
      console.log(`  ${words}`)
    }
  } catch (error) {
    console.log(`  ✗ ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  } finally {
    await browser.close()
    await network.close()
    await product.stop()
    await servers.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
