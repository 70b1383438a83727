/** What was received and stored is not refused because of its temporary file. */
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

test('a temporary file that cannot be removed fails nothing', async () => {
  // Only an empty path and a file can be removed.
  const use = async (path: string) => mkdirSync(path)
  await expect(withIncoming(dataDir, use)).resolves.toBeUndefined()
  expect(readdirSync(join(dataDir, 'incoming'))).toHaveLength(1)
})
