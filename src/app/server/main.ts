/** The program that `npm start` runs. The client must be built first. */
import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

await start(fileURLToPath(new URL('../../../dist/client', import.meta.url)))
