/** The checks of `npm run check`, which `npm test` also runs. None of them runs a test or the app. */
import { availableParallelism } from 'node:os'
import { runTool, type Tool } from './run-tool.ts'

type Check = Tool & { name: string }
type CheckResult = { name: string; ok: boolean }

const tsc = 'node_modules/typescript/bin/tsc'
const cache = 'node_modules/.cache'

/** The slowest checks come first, so that no slow check runs alone at the end. */
const checks: readonly Check[] = [
  { name: 'types of the server', entry: tsc, args: typesOf('server') },
  { name: 'types of the client', entry: tsc, args: typesOf('client') },
  { name: 'dead code', entry: 'node_modules/knip/bin/knip.js' },
  { name: 'format and lint', entry: 'node_modules/@biomejs/biome/bin/biome', args: ['ci', '--colors=off', '.'] },
  { name: 'architecture', entry: 'tools/check/check-architecture.ts' },
  { name: 'docs/reference.md', entry: 'tools/docs/print-docs.ts', args: ['--check'] },
  { name: 'types of the service worker', entry: tsc, args: typesOf('worker') },
  { name: 'plain words', entry: 'tools/check/check-plain-words.ts' },
  { name: 'texts', entry: 'tools/check/texts/check-texts.ts' },
  { name: 'lock file', entry: 'tools/check/check-lock-file.ts' },
]

/** The arguments with which the compiler checks a part. The build-info file lets it skip unchanged files. */
function typesOf(part: string): string[] {
  return ['-p', `tsconfig.${part}.json`, '--incremental', '--tsBuildInfoFile', `${cache}/types-${part}.json`]
}

/** Runs all checks, as many at once as there are cores. */
export async function runChecks(): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

/** Runs one check and prints its result in a line. Prints the tool's output too if the check failed. */
async function runCheck(check: Check): Promise<CheckResult> {
  const { ok, seconds, output } = await runTool(check)
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)${ok ? '' : `\n\n${output.trim()}\n`}`)
  return { name: check.name, ok }
}
