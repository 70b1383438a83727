import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { babyLayersScript } from './baby-layers.ts'

test('every file that babyLayersScript imports exists', () => {
  // The script is a string, so the compiler does not check its imports.
  const files = [...babyLayersScript.matchAll(/from '([^']+)'/g)].map(([, path = '']) => path)
  expect(files).toHaveLength(5)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})
