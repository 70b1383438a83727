import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { bundleNames } from '../start/bundled-packages.js'
import { buildPackages } from './build-packages.ts'

test('a bundle exports what its package does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-packages-'))
  await buildPackages(folder)
  for (const [specifier, file] of bundleNames) {
    const [bundled, original] = await Promise.all([import(pathToFileURL(join(folder, file)).href), import(specifier)])
    expect(Object.keys(bundled).sort()).toEqual(Object.keys(original).sort())
    expect(Object.keys(bundled).length).toBeGreaterThan(50)
  }
  rmSync(folder, { recursive: true })
})
