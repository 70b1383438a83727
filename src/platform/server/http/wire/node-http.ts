/**
 * Loads `node:http` without an import statement. An import reads every export, and some exports load all of `fetch` and
 * WebSocket, which costs 45 ms at the start and 15 MB of memory.
 */
export const { createServer } = process.getBuiltinModule('node:http')
