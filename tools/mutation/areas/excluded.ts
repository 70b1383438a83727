/** The server code in which no faults are planted, with reasons. */
import { matchesGlob } from 'node:path'

const declares = 'it only declares data, which the compiler and the tests of all features check'
const otherEngine = 'it runs only on PostgreSQL, and tests with faults run on SQLite'
const otherProcess = 'it runs in a process of its own, which faults do not reach'

/** The reason for each pattern of paths. */
export const excluded: Readonly<Record<string, string>> = {
  'src/**/server/manifest.ts': declares,
  'src/app/server/features.ts': declares,
  'src/features/*/server/routes.ts': 'it passes arguments on, and the compiler checks them',
  'src/app/server/seed/**': 'it writes the demo family, which nobody depends on',
  'src/app/server/dev.ts': 'it is only for development',
  'src/app/server/page/client.ts': 'it runs the build, or Vite during development',
  'src/app/server/main.ts': otherProcess,
  'src/platform/server/database/snapshot/{read-in-process,snapshot-process}.ts': otherProcess,
  'src/platform/server/pictures/{copy-picture,decode-picture,image-worker,pixels,read-heic}.ts': otherProcess,
  'src/platform/server/pictures/{end-with-parent,load-sharp,lower-priority}.ts': otherProcess,
  'src/platform/server/pictures/heic/*.ts': otherProcess,
  'src/platform/server/database/{locks,postgres}.ts': otherEngine,
  'src/platform/server/limits/shared-budget.ts': otherEngine,
  'src/platform/server/database/{snapshot/postgres,watch/watch-postgres}.ts': otherEngine,
}

export const isExcluded = (path: string): boolean => Object.keys(excluded).some((pattern) => matchesGlob(path, pattern))
