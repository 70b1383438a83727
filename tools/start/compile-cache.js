/**
 * `npm start` loads this file first. It refuses an old Node, and turns on Node's compile cache, which speeds up the next
 * start. It is JavaScript for two reasons: an old Node cannot load TypeScript, and the first TypeScript file that is not in
 * the cache loads a compiler that stays in memory (15 MB).
 */
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { accepted, canRun } from './node-version.js'

if (!canRun(process.versions.node)) {
  console.error(`Nestling needs Node ${accepted}, but this is Node ${process.versions.node}. Run: npm install`)
  process.exit(1)
}

// The cache is in node_modules, so deleting that folder deletes it too. If Node cannot write there, it works without the cache.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/nestling', import.meta.url)))
