import { describe, expect, test } from 'vitest'
import { checkLockFile, type LockFile, type Manifest } from './lock-file.ts'

const manifest: Manifest = { dependencies: { linter: '2.0.0' }, engines: { node: '>=20' } }
const linter = { version: '2.0.0', integrity: 'sha512-a' }
const mac = { version: '2.0.0', integrity: 'sha512-b' }

const completePackages = {
  '': { dependencies: { linter: '2.0.0' }, engines: { node: '>=20' } },
  'node_modules/linter': { ...linter, optionalDependencies: { '@linter/mac': '2.0.0' } },
  'node_modules/@linter/mac': mac,
}

describe('the lock file', () => {
  test('is accepted if it is complete', () => {
    expect(faultsOf({})).toEqual([])
  })

  test('is refused if an optional package for one platform is missing', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': undefined })).toEqual([
      '@linter/mac 2.0.0 is missing, but node_modules/linter needs it: choose versions that the registry has for every platform',
    ])
  })

  test('is refused if the version of a package differs from the version that another package needs', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': { ...mac, version: '2.0.1' } })).toEqual([
      '@linter/mac is 2.0.1, but node_modules/linter needs 2.0.0: run npm install',
    ])
  })

  test('is accepted if the package for one platform is inside the package that needs it', () => {
    const inside = { 'node_modules/@linter/mac': undefined, 'node_modules/linter/node_modules/@linter/mac': mac }
    expect(faultsOf(inside)).toEqual([])
  })

  test('is refused if the needed package is only inside an unrelated package', () => {
    const elsewhere = { 'node_modules/@linter/mac': undefined, 'node_modules/other/node_modules/@linter/mac': mac }
    expect(faultsOf(elsewhere)).toHaveLength(1)
  })

  test('is refused if a required peer dependency is missing, but accepted if an optional one is', () => {
    const needs = { ...linter, peerDependencies: { react: '>=19' } }
    expect(faultsOf({ 'node_modules/linter': needs })).toHaveLength(1)
    const withOptionalPeer = { ...needs, peerDependenciesMeta: { react: { optional: true } } }
    expect(faultsOf({ 'node_modules/linter': withOptionalPeer })).toEqual([])
  })

  test('is refused if it records the download address of a package', () => {
    const fault = faultsOf({ 'node_modules/@linter/mac': { ...mac, resolved: 'http://10.0.0.1/mac.tgz' } })
    expect(fault).toEqual(["node_modules/@linter/mac records its download address: install with this folder's .npmrc"])
  })

  test('is refused if a package has no integrity hash', () => {
    expect(faultsOf({ 'node_modules/@linter/mac': { version: '2.0.0' } })).toEqual([
      'node_modules/@linter/mac has no integrity hash, so an install cannot verify the download',
    ])
  })

  test('is refused if its dependencies differ from package.json', () => {
    const packages = { ...completePackages, '': { dependencies: { linter: '1.9.0' }, engines: { node: '>=20' } } }
    expect(checkLockFile(manifest, { packages })).toContain('dependencies differ from package.json: run npm install')
  })
})

type Changes = Record<string, LockFile['packages'][string] | undefined>

function faultsOf(changes: Changes): string[] {
  const entries = Object.entries<LockFile['packages'][string] | undefined>({ ...completePackages, ...changes })
  const packages = Object.fromEntries(entries.flatMap(([path, locked]) => (locked ? [[path, locked]] : [])))
  return checkLockFile(manifest, { packages })
}
