import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { hasLostOwner, ownName } from './owner.ts'

const own = new URL('./owner.ts', import.meta.url).href
const program = `import { ownName } from ${JSON.stringify(own)}; console.log(ownName())`

test('no name is given twice', () => {
  expect(ownName()).not.toBe(ownName())
})

test('a file of a running process has its owner, also with other words around its name', async () => {
  expect(hasLostOwner(ownName())).toBe(false)
  expect(hasLostOwner(`album/aa/x-320.webp.${ownName()}.part`)).toBe(false)
  const other = spawn(process.execPath, ['--input-type=module', '-e', `${program}; setInterval(() => 0, 1000)`])
  const [name] = await once(other.stdout, 'data')
  expect(hasLostOwner(String(name))).toBe(false)
  other.kill()
  await once(other, 'exit')
  expect(hasLostOwner(String(name))).toBe(true)
})

test('a process that has ended owns nothing', () => {
  const name = String(spawnSync(process.execPath, ['--input-type=module', '-e', program]).stdout)
  expect(hasLostOwner(name)).toBe(true)
  expect(hasLostOwner(`album/aa/x-320.webp.${name.trim()}.part`)).toBe(true)
})

test.runIf(process.platform === 'linux')('a process with the id of one that has ended is another owner', () => {
  const [machine, pid, start, ...rest] = ownName().split('-')
  expect(hasLostOwner([machine, pid, Number(start) - 1, ...rest].join('-'))).toBe(true)
})

test.each([
  [
    'another machine',
    ownName()
      .replace(/^\w{8}/, '00000000')
      .replace(/-\d+-/, '-999999999-'),
  ],
  ['a version without owners', 'cf4d2f7e-5d4a-4b1e-9d53-0d6f6f0c1a11'],
])('who writes a file of %s is not known', (_, name) => {
  expect(hasLostOwner(name)).toBe(false)
})
