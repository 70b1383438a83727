/** `npm run docs` prints the document that is derived from the code. With `--check` it only compares it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printReference } from './print-reference.ts'

const name = 'docs/reference.md'
const path = resolve(import.meta.dirname, '../..', name)
const wanted = `${await printReference()}\n`

if (readText(path) !== wanted) {
  if (process.argv.includes('--check')) {
    console.log(`${name} differs from what the code says: run npm run docs and commit the result.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, wanted)
    console.log(`${name} was printed.`)
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
