import { hash } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readZip } from './testing.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const now = new Date('2026-03-15T10:00:00.000Z')

async function* list(...entries: ZipEntry[]) {
  yield* entries
}
const entry = (name: string, content: ZipEntry['content'], compress = false): ZipEntry => ({ name, content, compress })

test('each file is unchanged after unpacking, whether compressed or not', async () => {
  const long = Buffer.alloc(200_000, 'a long text ')
  const entries = list(
    entry('index.html', [long], true),
    entry('photos/1.webp', [Buffer.from('one'), Buffer.from('two')]),
  )
  const zip = await buffer(await writeZip(entries, now))
  const files = await readZip(zip)
  expect([...files.keys()]).toEqual(['index.html', 'photos/1.webp'])
  expect(hash('sha256', files.get('index.html') ?? '')).toBe(hash('sha256', long))
  expect(String(files.get('photos/1.webp'))).toBe('onetwo')
  expect(zip.length).toBeLessThan(5000)
})

test('an entry is opened only after the previous one was read', async () => {
  const opened: string[] = []
  async function* content(name: string) {
    opened.push(name)
    for (let at = 0; at < 40; at += 1) yield Buffer.alloc(64 * 1024, at)
  }
  const zip = await writeZip(list(entry('1', content('1')), entry('2', content('2'))), now)
  await once(zip, 'readable')
  expect(opened).toEqual(['1'])
  zip.resume()
  await once(zip, 'end')
  expect(opened).toEqual(['1', '2'])
})

test('when reading an entry fails, the ZIP stream fails with the same error', async () => {
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('the disk is gone')
  }
  const zip = await writeZip(list(entry('1', broken()), entry('2', [])), now)
  await expect(buffer(zip)).rejects.toThrow('the disk is gone')
})

test('when the ZIP stream is destroyed, the open entry is closed, and the next one is never opened', async () => {
  const events: string[] = []
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(64 * 1024)
    } finally {
      events.push('closed')
    }
  }
  async function* entries() {
    yield entry('1', endless())
    events.push('next')
  }
  const zip = await writeZip(entries(), now)
  await once(zip, 'readable')
  zip.destroy()
  while (events.length === 0) await setImmediate()
  await setImmediate()
  expect(events).toEqual(['closed'])
})
