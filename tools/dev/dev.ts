/**
 * `npm run dev [-- --world first-day]` serves the demo family, with Vite in front of the server. A changed component is
 * replaced in the open page. When the server's code changes, the server restarts with the same data, and the page reloads.
 */
import { createServer } from 'node:http'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { openDevServer } from './dev-server.ts'
import { forwardRequest } from './forward-request.ts'
import { openVite } from './vite.ts'

endWithNpm()
process.env.NODE_ENV = 'development'

const { host, port } = readEnvironment(process.env)
const front = createServer()
const vite = await openVite(front)
const server = openDevServer(vite, process.argv.slice(2))
front.on('request', (request, response) =>
  vite.middlewares(request, response, () => forwardRequest(request, response, { vite, serverAddress: server.address })),
)

await server.address()
front.listen(port, host, () => {
  const address = front.address()
  const realPort = typeof address === 'object' ? address?.port : port
  console.log(`The demo family is at http://${host === '0.0.0.0' ? 'localhost' : host}:${realPort}/dev`)
})
