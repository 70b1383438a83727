/** `npm run docs` generates docs/reference.md from the code. With `--check` it only checks that the file is up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printReference } from './print-reference.ts'

const name = 'docs/reference.md'
const path = resolve(import.meta.dirname, '../..', name)
const expected = `${await printReference()}\n`

if (readText(path) !== expected) {
  if (process.argv.includes('--check')) {
    console.log(`${name} is not up to date with the code: run npm run docs and commit the result.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, expected)
    console.log(`Wrote ${name}.`)
  }
}

function readText(path: string): string | null {
  try {
    // Git on Windows may have converted the line endings.
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
