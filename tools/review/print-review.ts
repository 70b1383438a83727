/** `npx node tools/review/print-review.ts FILE.html` writes the sheets for a clinical review of the guide. */
import { writeFileSync } from 'node:fs'
import { formatDay } from '../../src/platform/shared/time/calendar.ts'
import { printReview } from './review-sheets.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Give the name of the file to write, for example: clinical-review.html')
writeFileSync(path, printReview(formatDay(new Date().toISOString().slice(0, 10))))
console.log(`Wrote ${path}. Open it in a browser and print it.`)
