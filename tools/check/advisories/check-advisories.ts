/** `npm run check:advisories` prints published faults of the installed Node and packages, and what to do. */
import { readFileSync } from 'node:fs'
import { listInstalled, readList } from './advisories.ts'
import { report } from './report.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const installed = listInstalled(JSON.parse(read('../../../package-lock.json')), process.version)
const { lines, ok } = report(installed, readList(read('./advisories.json')), new Date())

console.log(lines.join('\n'))
process.exitCode = ok ? 0 : 1
