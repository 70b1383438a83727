/** Builds the parts of dist/ that are missing or older than their sources. Can also be run as a program. */
import { listStale, runBuild } from './stamp.ts'

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

if (import.meta.main) await buildWhenStale()
