/** The server program. It needs the built client: `npm start` builds that first, and the Docker image contains it. */
import { fileURLToPath } from 'node:url'
import { start } from './start.ts'

await start(fileURLToPath(new URL('../../../dist/client', import.meta.url)))
