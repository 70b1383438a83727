/** What `npm run check` and `npm test` ask of the code, in order. */
import { runTool, type Tool } from './run-tool.ts'

type Check = Tool & { name: string }

const tsc = 'node_modules/typescript/bin/tsc'

export const checks: readonly Check[] = [
  { name: 'format and lint', entry: 'node_modules/@biomejs/biome/bin/biome', args: ['ci', '--colors=off', '.'] },
  { name: 'types of the server', entry: tsc, args: ['-p', 'tsconfig.server.json'] },
  { name: 'types of the client', entry: tsc, args: ['-p', 'tsconfig.client.json'] },
  { name: 'types of the service worker', entry: tsc, args: ['-p', 'tsconfig.worker.json'] },
  { name: 'architecture', entry: 'tools/check/check-architecture.ts' },
  { name: 'printed documents', entry: 'tools/docs/print-docs.ts', args: ['--check'] },
  { name: 'lock file', entry: 'tools/check/check-lock-file.ts' },
  { name: 'dead code', entry: 'node_modules/knip/bin/knip.js' },
]

/** Runs one check and prints a line about it, and all that the tool said when it failed. */
export async function runCheck(check: Check): Promise<boolean> {
  const { ok, seconds, output } = await runTool(check)
  console.log(`${ok ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(`\n${output.trim()}\n`)
  return ok
}
