/**
 * `npm start` loads this first. It refuses an old Node, and turns on Node's compile cache for the next start. It is
 * JavaScript for two reasons: an old Node loads no TypeScript, and the first TypeScript file outside the cache loads a
 * compiler that stays in memory (15 MB).
 */
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { accepted, canRun } from './node-version.js'

if (!canRun(process.versions.node)) {
  console.error(`Nestling needs Node ${accepted}, and this is ${process.versions.node}. Run: npm install`)
  process.exit(1)
}

// Inside node_modules, so that a new install removes it. Node works without the cache where it cannot write it.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/nestling', import.meta.url)))
