/** `npm start`: builds the client when needed, then runs the server in this process, so that signals reach it directly. */
import { buildClientWhenStale } from '../build/build-client.ts'
import { endWithNpm } from './end-with-npm.ts'

endWithNpm()
await buildClientWhenStale()
await import('../../src/app/server/main.ts')
