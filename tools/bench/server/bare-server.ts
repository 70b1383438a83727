/** The baseline: a minimal `node:http` server that returns the headers and body in `BENCH_ANSWER` to every request. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(process.env.BENCH_ANSWER ?? '')

const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
