/** `npm start`: builds what is missing, then runs the server in this process, so that signals reach it directly. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listStale } from '../build/stamp.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
if (listStale().length > 0) build()
await import(new URL('../../dist/server/main.js', import.meta.url).href)

/** In a process of its own, because the 500 MB that a build takes would stay with the server. */
function build() {
  try {
    execFileSync(process.execPath, [fileURLToPath(new URL('../build/build.ts', import.meta.url))], { stdio: 'inherit' })
  } catch {
    // The build has printed what is wrong.
    process.exit(1)
  }
}
