import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '#language/languages.ts'
import { test } from '../test-app/test-app.ts'
import { openTestServers, type TestServers } from '../test-app/test-servers.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Makes a `test` for a language that people cannot choose. A server reads the client once, so the client is built in this language
 * before the servers of these tests start.
 */
export const testIn = (language: Language) =>
  test.extend<object, { servers: TestServers }>({
    servers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture’s dependencies from this pattern
      async ({}, use) => {
        if (!existsSync(resolve(root, `dist/client/.languages/${language}/index.html`)))
          execFileSync(process.execPath, [resolve(root, 'tools/build/build-language.ts'), language])
        const servers = openTestServers()
        await use(servers)
        await servers.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })
