/** Runs Vitest, Playwright and the drills, and counts their results. */
import { mkdirSync, rmSync } from 'node:fs'
import { buildWhenStale } from '../build/build.ts'
import { runTool } from '../check/run-tool.ts'
import { findOrInstallChromium } from './chromium.ts'
import { type Count, countDrills, countOne, countPlaywright, countVitest } from './test-counts.ts'

const results = 'test-results'

type Run = { title: string; args: readonly string[] }

export async function runVitest({ title, args, reporter = 'dot' }: Run & { reporter?: string }): Promise<Count> {
  const outputFile = beginResults(title)
  const common = ['run', `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${outputFile}`]
  if (!process.stdout.isTTY) common.push('--no-color')
  const { ok } = await runTool({ entry: 'node_modules/vitest/vitest.mjs', args: [...common, ...args], live: true })
  return countVitest(title, outputFile, ok)
}

/** Runs browser tests. First builds the client and the server if their sources have changed. */
export async function runPlaywright({ title, args }: Run): Promise<Count> {
  const outputFile = beginResults(title)
  try {
    await buildWhenStale()
    const env = { CHROMIUM_PATH: await findOrInstallChromium(), JOURNEY_RESULTS: outputFile }
    const tool = { entry: 'node_modules/@playwright/test/cli.js', args: ['test', ...args], env, live: true }
    const { ok } = await runTool(tool)
    return countPlaywright(title, outputFile, ok)
  } catch (error) {
    console.error(error)
    return countOne(title, false)
  }
}

/** Runs each drill for a hundredth of its usual length. */
export async function runDrills({ title, args }: Run): Promise<Count> {
  const outputFile = beginResults(title)
  const common = ['--share=0.01', `--results=${outputFile}`]
  const { ok } = await runTool({ entry: 'tools/drill/run.ts', args: [...common, ...args], live: true })
  return countDrills(title, outputFile, ok)
}

/** Prints the title, and returns the path for the results. Deletes the results of the last run. */
function beginResults(title: string): string {
  console.log(`\n${title}`)
  const file = `${results}/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.json`
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  return file
}
