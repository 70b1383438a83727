/**
 * Loaded before everything else by `npm start`: from here on Node keeps what it has compiled for the next start.
 * Not TypeScript, because the first TypeScript file that is not kept loads a compiler of 15 MB to stay.
 */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// With the packages it goes when they go; where it cannot be written, Node does without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/nestling', import.meta.url)))
