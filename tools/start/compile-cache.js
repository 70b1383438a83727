/**
 * Loaded before everything else by `npm start`: refuses an old Node, and has Node store what it compiles for the next start.
 * JavaScript, because an old Node loads no TypeScript, and because the first TypeScript file outside the cache loads a
 * compiler of 15 MB that stays in memory.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { accepted, canRun } from './node-version.js'

if (!canRun(process.versions.node)) {
  console.error(`Nestling needs Node ${accepted}, and this is ${process.versions.node}. Run: npm install`)
  process.exit(1)
}

// It lies with the packages, and goes when they go. Where it cannot be written, Node does without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/nestling', import.meta.url)))
