/** `npm run dev [-- --world first-day]`: the client built again after every change, and a server with the demo family. */
import { endWithNpm } from '../start/end-with-npm.ts'
import { watchClient } from './watch-client.ts'

endWithNpm()
// Vite builds React's development half only when told so here.
process.env.NODE_ENV = 'development'
await watchClient()
await import('../../src/app/server/dev.ts')
