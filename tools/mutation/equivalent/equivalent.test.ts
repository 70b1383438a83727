import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { equivalents } from './find-equivalent.ts'

test.each(Object.entries(equivalents))(
  'every equivalent fault of %s is in a line that still exists',
  (path, faults) => {
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n')
    const missing = faults.filter(
      ({ at, original }) => !text.includes(original) || !lines.some((line) => line.includes(at)),
    )
    expect(missing).toEqual([])
  },
)
