import { describe, expect, test } from 'vitest'
import { checkLockFile, type LockFile, type Manifest } from './lock-file.ts'

const manifest: Manifest = { dependencies: { linter: '2.0.0' }, engines: { node: '>=20' } }
const linter = { version: '2.0.0', integrity: 'sha512-a' }
const mac = { version: '2.0.0', integrity: 'sha512-b' }

const whole = {
  '': { dependencies: { linter: '2.0.0' }, engines: { node: '>=20' } },
  'node_modules/linter': { ...linter, optionalDependencies: { '@linter/mac': '2.0.0' } },
  'node_modules/@linter/mac': mac,
}

describe('the lock file', () => {
  test('is accepted if it is complete', () => {
    expect(faultsOf({})).toEqual([])
  })

  test('is refused without the package of one platform', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': undefined })).toEqual([
      '@linter/mac 2.0.0 is missing, which node_modules/linter needs: choose versions that the registry has whole',
    ])
  })

  test('is refused if the version of a package is not the needed one', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': { ...mac, version: '2.0.1' } })).toEqual([
      '@linter/mac is 2.0.1, but node_modules/linter needs 2.0.0: run npm install',
    ])
  })

  test('may have a platform’s package inside the package that needs it', () => {
    const inside = { 'node_modules/@linter/mac': undefined, 'node_modules/linter/node_modules/@linter/mac': mac }
    expect(faultsOf(inside)).toEqual([])
  })

  test('is refused if only another package has the needed one inside', () => {
    const elsewhere = { 'node_modules/@linter/mac': undefined, 'node_modules/other/node_modules/@linter/mac': mac }
    expect(faultsOf(elsewhere)).toHaveLength(1)
  })

  test('is refused without a required peer, and accepted without an optional one', () => {
    const needs = { ...linter, peerDependencies: { react: '>=19' } }
    expect(faultsOf({ 'node_modules/linter': needs })).toHaveLength(1)
    const may = { ...needs, peerDependenciesMeta: { react: { optional: true } } }
    expect(faultsOf({ 'node_modules/linter': may })).toEqual([])
  })

  test('is refused if it contains an address', () => {
    const fault = faultsOf({ 'node_modules/@linter/mac': { ...mac, resolved: 'http://10.0.0.1/mac.tgz' } })
    expect(fault).toEqual([
      "node_modules/@linter/mac records the address it came from: install with this folder's .npmrc",
    ])
  })

  test('is refused without an integrity hash', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': { version: '2.0.0' } })).toEqual([
      'node_modules/@linter/mac has no integrity hash, so an install could not check what it gets',
    ])
  })

  test('is refused if package.json differs', () => {
    const packages = { ...whole, '': { dependencies: { linter: '1.9.0' }, engines: { node: '>=20' } } }
    expect(checkLockFile(manifest, { packages })).toContain('dependencies differ from package.json: run npm install')
  })
})

type Changes = Record<string, LockFile['packages'][string] | undefined>

function faultsOf(changes: Changes): string[] {
  const entries = Object.entries<LockFile['packages'][string] | undefined>({ ...whole, ...changes })
  const packages = Object.fromEntries(entries.flatMap(([path, locked]) => (locked ? [[path, locked]] : [])))
  return checkLockFile(manifest, { packages })
}
