import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withIncoming } from './incoming.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nestling-incoming-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('an upload succeeds even if its temporary file cannot be removed', async () => {
  // A folder at the path of the temporary file cannot be removed like a file.
  const use = async (path: string) => mkdirSync(path)
  await expect(withIncoming(dataDir, use)).resolves.toBeUndefined()
  expect(readdirSync(join(dataDir, 'incoming'))).toHaveLength(1)
})
