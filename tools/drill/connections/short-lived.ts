/** A server that closes idle connections after a tenth of Nestling's keep-alive time. A request to `/slow` keeps it busy. */
import { listen } from '../../../src/app/server/listen.ts'
import { times } from './times.ts'

const headers = { 'content-length': '4' }
const lock = new Int32Array(new SharedArrayBuffer(4))

async function answer({ path }: { path: string }) {
  if (path === '/slow') Atomics.wait(lock, 0, 0, times.busyMs)
  return { status: 200, headers, body: 'here' }
}

const place = { host: '127.0.0.1', port: 0 }
const { address, close } = await listen({ answer }, place, times)
console.log(address)
process.once('SIGTERM', () => void close())
