/** What `npm start` runs. The client must have been built. */
import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

await start(fileURLToPath(new URL('../../../dist/client', import.meta.url)))
