/**
 * `node:http`, without importing it. An import reads every export, and some of them load all of `fetch` and WebSocket:
 * 45 ms of the start, and 15 MB of memory.
 */
export const { createServer } = process.getBuiltinModule('node:http')
