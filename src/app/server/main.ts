/** `npm start`, once the client is built. */
import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

await start(fileURLToPath(new URL('../../../dist/client', import.meta.url)))
