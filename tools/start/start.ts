/** `npm start` builds what is missing or out of date, then runs the server in this process, so signals reach it directly. */
import { fileURLToPath } from 'node:url'
import { listStale } from '../build/stamp.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
if (listStale().length > 0) build()
await import(new URL('../../dist/server/main.js', import.meta.url).href)

/** Builds in a separate process, because the server would otherwise keep the build's 500 MB of memory. */
function build() {
  // Loaded only here, because most starts build nothing.
  const { execFileSync } = process.getBuiltinModule('node:child_process')
  try {
    execFileSync(process.execPath, [fileURLToPath(new URL('../build/build.ts', import.meta.url))], { stdio: 'inherit' })
  } catch {
    // The build has printed its error.
    process.exit(1)
  }
}
