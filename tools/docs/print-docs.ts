/** `npm run docs` prints the documents that are derived from the code. With `--check` it only compares them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printApi } from './print-api.ts'
import { printDataModel } from './print-data-model.ts'

const printed = { 'docs/api.md': await printApi(), 'docs/data-model.md': await printDataModel() }
const mayWrite = !process.argv.includes('--check')

for (const [name, text] of Object.entries(printed)) {
  const path = resolve(import.meta.dirname, '../..', name)
  const wanted = `${text}\n`
  if (readText(path) === wanted) continue
  if (mayWrite) {
    writeFileSync(path, wanted)
    console.log(`${name} was printed.`)
  } else {
    console.log(`${name} differs from what the code says: run npm run docs and commit the result.`)
    process.exitCode = 1
  }
}

function readText(path: string): string | null {
  try {
    // Git on Windows may have changed the line endings.
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
