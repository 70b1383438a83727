/** Runs the first day of an invited person (e2e/language/first-day.ts) in an engine, in one language after the other. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataForFirstDay, languagesOfFirstDays, stepsOfFirstDay } from '../../e2e/language/first-day.ts'
import { changeData, type DemoData, openDemoData } from '../../e2e/test-app/demo-data.ts'
import { openTestServers, type TestServers } from '../../e2e/test-app/test-servers.ts'
import { type Language, languageFacts, sourceLanguage } from '../../src/language/languages.ts'
import { plainPicture } from '../../src/platform/server/pictures/stored/testing.ts'
import { buildLanguageWhenMissing } from '../build/build.ts'
import { addUp, type Count, countOne } from '../test/test-counts.ts'
import type { Browser, Driver } from './browser.ts'
import { openPerson } from './person.ts'
import { takeStep } from './step.ts'

type Shared = { readonly servers: TestServers; readonly demoData: DemoData }

export async function runFirstDays(driver: Driver): Promise<Count> {
  // Each language is built before a server starts, because a server looks only once which languages are built.
  for (const language of languagesOfFirstDays) if (language !== sourceLanguage) buildLanguageWhenMissing(language)
  const shared = { servers: openTestServers(), demoData: openDemoData() }
  const counts: Count[] = []
  for (const language of languagesOfFirstDays) {
    const { problems, seconds } = await takeFirstDay(driver, language, shared)
    const name = `the first day of an invited person in ${languageFacts[language].name}`
    const failed = problems.length > 0
    console.log(`  ${failed ? '✗' : '✓'} ${name} (${seconds} s)${failed ? `: ${problems.join('; ')}` : ''}`)
    counts.push(countOne(failed ? `${driver.name} ${name}: ${problems.join('; ')}` : name, !failed))
  }
  shared.demoData.remove()
  await shared.servers.close()
  return addUp(counts)
}

async function takeFirstDay(driver: Driver, language: Language, { servers, demoData }: Shared) {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-engines-'))
  const browsers: Browser[] = []
  const closing: (() => unknown)[] = []

  async function startBrowser(name: string, tag?: string): Promise<Browser> {
    const folders = { profile: join(folder, `${name}-profile`), downloads: join(folder, `${name}-downloads`) }
    for (const each of Object.values(folders)) mkdirSync(each)
    const browser = await driver.start(folders, tag)
    browsers.push(browser)
    closing.push(() => browser.close())
    return browser
  }

  async function liveFirstDay(): Promise<void> {
    const [dataDir, photo] = [join(folder, 'data'), join(folder, 'photo.jpg')]
    mkdirSync(dataDir)
    await demoData.copyTo(dataDir, 'week-30')
    await changeData(dataDir, dataForFirstDay(language))
    await plainPicture(600, 400).jpeg().toFile(photo)
    const server = await servers.startServer({ dataDir, port: '0', settings: {}, report: () => undefined })
    closing.push(server.stop)
    const [newcomer, parent] = await Promise.all([
      startBrowser('newcomer', languageFacts[language].tag),
      startBrowser('parent'),
    ])
    const day = {
      language,
      newcomer: openPerson(newcomer, server.address),
      parent: openPerson(parent, server.address),
      photo,
    }
    for (const [name, step] of Object.entries(stepsOfFirstDay))
      await step(day).catch((error: unknown) => {
        throw new Error(`in the step “${name}”: ${error instanceof Error ? error.message : error}`)
      })
  }

  try {
    return await takeStep(liveFirstDay, () => browsers)
  } finally {
    for (const close of closing.reverse()) await Promise.resolve(close()).catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
}
