/** `npx node tools/review/print-days.ts FILE.tsv` writes on which days each line of the guide is shown. */
import { writeFileSync } from 'node:fs'
import { listDays } from './list-days.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the file to write, like: guide-days.tsv')
const rows = listDays().map(({ state, region, part, days, text }) => [state, region, part, days, text].join('\t'))
writeFileSync(path, ['state\tregion\tpart\tdays\ttext', ...rows, ''].join('\n'))
console.log(`${path} was written, with ${rows.length} rows.`)
