/**
 * `npm run dev [-- --world first-day]` serves the demo family, with Vite in front of the server. A changed component is
 * replaced in the open page. When the server's code changes, the server starts again with the same data, and the page
 * reloads.
 */
import { createServer } from 'node:http'
import { readEnvironment } from '../../src/platform/server/environment.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { openDevServer } from './dev-server.ts'
import { passOn } from './pass-on.ts'
import { openVite } from './vite.ts'

endWithNpm()
process.env.NODE_ENV = 'development'

const { host, port } = readEnvironment(process.env)
const front = createServer()
const vite = await openVite(front)
const server = openDevServer(vite, process.argv.slice(2))
front.on('request', (request, response) =>
  vite.middlewares(request, response, () => passOn(request, response, { vite, whereServer: server.where })),
)

await server.where()
front.listen(port, host, () => {
  const place = front.address()
  const realPort = typeof place === 'object' ? place?.port : port
  console.log(`The demo family is at home: http://${host === '0.0.0.0' ? 'localhost' : host}:${realPort}/dev`)
})
