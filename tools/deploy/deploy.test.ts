/** Checks that the files in deploy/ name only things that exist in the project, and start the server as `npm start` does. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const unit = read('deploy/nestling.service')
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', '')
const compose = parse(read('deploy/compose.yaml'))

const settings = new Set([
  ...[...read('src/platform/server/environment.ts').matchAll(/value\('(\w+)'\)/g)].map(([, name]) => name),
])

const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value)

test('every setting in the systemd unit, the image and the Compose file exists', () => {
  const given = [
    ...valuesOf(unit, /^Environment=(\w+)=/gm),
    ...valuesOf(dockerfile, /^ENV (.*)$/gm).flatMap((line) => valuesOf(line, /(\w+)=/g)),
    ...Object.keys(compose.services.nestling.environment),
  ]
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !settings.has(name))).toEqual([])
})

test('every file that the image copies or runs exists', () => {
  const copied = valuesOf(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((line) => line.split(' '))
  const scripts = [...valuesOf(dockerfile, /node (tools\/\S+)/g), ...valuesOf(dockerfile, /"(deploy\/\S+)"/g)]
  expect(copied.length + scripts.length).toBeGreaterThan(6)
  for (const path of [...copied, ...scripts]) expect(existsSync(join(root, path)), path).toBe(true)
})

test('every package that the image removes is still a dependency', () => {
  const [, removed = ''] = /^RUN rm -r (.*)$/m.exec(dockerfile) ?? []
  const lock = Object.keys(JSON.parse(read('package-lock.json')).packages)
  for (const pattern of removed.split(' '))
    expect(
      lock.some((path) => path.startsWith(pattern.replace('*', ''))),
      pattern,
    ).toBe(true)
})

test('the systemd unit and the image start the server with the same memory and thread options as npm start', () => {
  const options = valuesOf(JSON.parse(read('package.json')).scripts.start, /(--(?:max|v8)-\S+)/g)
  expect(options).toHaveLength(3)
  for (const text of [unit, dockerfile]) for (const option of options) expect(text).toContain(option)
})

test('the operator must set the database password, and the file that holds it is in neither git nor the image', () => {
  expect(compose.services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  for (const list of ['.gitignore', '.dockerignore']) expect(read(list).split('\n')).toContain('deploy/.env')
})

test.skipIf(spawnSync('systemd-analyze', ['--version']).error)('systemd accepts the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-unit-'))
  const path = join(folder, 'nestling.service')
  writeFileSync(path, unit.replaceAll('/opt/nestling', root))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect({ status, stderr: stderr.split('\n').filter((line) => line.includes('nestling.service')) }).toEqual({
    status: 0,
    stderr: [],
  })
})
