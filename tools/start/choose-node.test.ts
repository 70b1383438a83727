import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = resolve(import.meta.dirname, 'choose-node.js')
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nestling-choose-node-'))
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ optionalDependencies: { 'node-mac': '1', 'node-linux': '1' } }),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

describe.skipIf(process.platform === 'win32')('after an install, npm’s scripts run on', () => {
  test('the first Node on the PATH that is new enough', () => {
    installFromNpm()
    const old = installNode('20.20.2')
    const first = installNode('26.12.1')
    choose(old, first, installNode('27.0.0'))
    expect(chosen()).toBe(join(first, 'node'))
    expect(execFileSync(join(root, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })).toBe('v26.12.1\n')
  })

  test.each(['24.22.1', '24.30.1', '26.12.1', '26.13.0', '27.0.0'])('Node %s, if it is on the PATH', (version) => {
    installFromNpm()
    const folder = installNode(version)
    choose(folder)
    expect(chosen()).toBe(join(folder, 'node'))
  })

  test.each(['20.20.2', '24.22.0', '25.9.0', '26.10.0', '26.12.0', 'unknown'])(
    'the Node from npm, if the PATH has only Node %s',
    (version) => {
      const fromNpm = installFromNpm()
      choose(installNode(version))
      expect(chosen()).toBe(fromNpm)
    },
  )

  test('the Node from npm, once the Node on the PATH is gone', () => {
    const fromNpm = installFromNpm()
    const folder = installNode('26.12.1')
    choose(folder)
    rmSync(folder, { recursive: true })
    choose(folder)
    expect(chosen()).toBe(fromNpm)
  })

  test('the Node on the PATH, on a platform for which npm has none', () => {
    const folder = installNode('26.12.1')
    choose(folder)
    expect(chosen()).toBe(join(folder, 'node'))
  })

  test('the Node from npm, through a relative link that stays right when the project is moved', () => {
    installFromNpm()
    choose()
    expect(readlinkSync(join(root, 'node_modules/.bin/node'))).toBe('../node-linux/bin/node')
  })

  test('no Node if none is new enough, and the install fails with a message that says which Node to install', () => {
    const { status, stderr } = choose(installNode('20.20.2'))
    expect(status).toBe(1)
    expect(stderr).toMatch(/install Node 24\.22\.1 or a newer 24, or 26\.12\.1 or newer/)
  })

  test('no Node from the node_modules of another project', () => {
    const fromNpm = installFromNpm()
    choose(installNode('26.12.1', 'other/node_modules/.bin'))
    expect(chosen()).toBe(fromNpm)
  })
})

/** Runs the script with these folders as the PATH. */
function choose(...folders: string[]) {
  const env = { ...process.env, PATH: folders.join(':') }
  return spawnSync(process.execPath, [script, root], { env, encoding: 'utf8' })
}

/** The absolute path of the Node that node_modules/.bin/node links to. */
function chosen(): string {
  const folder = join(root, 'node_modules/.bin')
  return resolve(folder, readlinkSync(join(folder, 'node')))
}

function installFromNpm(): string {
  return join(installNode('26.10.0', 'node_modules/node-linux/bin'), 'node')
}

/** Makes a folder for the PATH with a program that answers `node --version`. */
function installNode(version: string, folder = `node-${version}`): string {
  const path = join(root, folder)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'node'), `#!/bin/sh\necho v${version}\n`)
  chmodSync(join(path, 'node'), 0o755)
  return path
}
