/** Builds the parts of dist/ that are missing or older than their sources. Can also be run as a program. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../src/language/languages.ts'
import { folderOf, listStale, runBuild } from './stamp.ts'

export async function buildWhenStale(): Promise<void> {
  for (const stale of listStale()) {
    console.log(`Building the ${stale.part} …`)
    await runBuild(stale, builds[stale.part])
  }
}

const builds = {
  client: async () => (await import('./build-client.ts')).buildClient(),
  server: async () => (await import('./build-server.ts')).buildServer(),
}

/** Builds the client in a language that people cannot choose, in a process of its own. */
export function buildLanguageWhenMissing(language: Language): void {
  if (existsSync(resolve(folderOf('client'), '.languages', language, 'index.html'))) return
  execFileSync(process.execPath, [resolve(import.meta.dirname, 'build-language.ts'), language])
}

if (import.meta.main) await buildWhenStale()
