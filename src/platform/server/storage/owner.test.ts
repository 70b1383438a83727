import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { hasLostOwner, makeOwnedName } from './owner.ts'

const ownerModule = new URL('./owner.ts', import.meta.url).href
const program = `import { makeOwnedName } from ${JSON.stringify(ownerModule)}; console.log(makeOwnedName())`

test('every file name is unique', () => {
  expect(makeOwnedName()).not.toBe(makeOwnedName())
})

test('a file has an owner while the process in its name runs, even if the name has a prefix and a suffix', async () => {
  expect(hasLostOwner(makeOwnedName())).toBe(false)
  expect(hasLostOwner(`album/aa/x-320.webp.${makeOwnedName()}.part`)).toBe(false)
  const other = spawn(process.execPath, ['--input-type=module', '-e', `${program}; setInterval(() => 0, 1000)`])
  const [name] = await once(other.stdout, 'data')
  expect(hasLostOwner(String(name))).toBe(false)
  other.kill()
  await once(other, 'exit')
  expect(hasLostOwner(String(name))).toBe(true)
})

test('a file has no owner after its process has ended', () => {
  const name = String(spawnSync(process.execPath, ['--input-type=module', '-e', program]).stdout)
  expect(hasLostOwner(name)).toBe(true)
  expect(hasLostOwner(`album/aa/x-320.webp.${name.trim()}.part`)).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a new process does not own the files of an ended process with the same id',
  () => {
    const [machine, pid, start, ...rest] = makeOwnedName().split('-')
    expect(hasLostOwner([machine, pid, Number(start) - 1, ...rest].join('-'))).toBe(true)
  },
)

test.each([
  [
    'another machine',
    makeOwnedName()
      .replace(/^\w{8}/, '00000000')
      .replace(/-\d+-/, '-999999999-'),
  ],
  ['an older version of Nestling, which wrote no owner into file names', 'cf4d2f7e-5d4a-4b1e-9d53-0d6f6f0c1a11'],
])('a file written by %s may still have an owner', (_, name) => {
  expect(hasLostOwner(name)).toBe(false)
})
