/** `npx node tools/review/print-days.ts FILE.tsv` writes each line of the guide with the days on which it is shown. */
import { writeFileSync } from 'node:fs'
import { listDays } from './list-days.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the name of the file to write, for example: guide-days.tsv')
const rows = listDays().map(({ state, region, part, days, text }) => [state, region, part, days, text].join('\t'))
writeFileSync(path, ['state\tregion\tpart\tdays\ttext', ...rows, ''].join('\n'))
console.log(`Wrote ${path} with ${rows.length} rows.`)
