/** The way from a browser to the product, which can be cut as a phone's is. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `there`; `away`: nothing can be reached; `silent`: it takes every word and answers none. */
type State = 'there' | 'away' | 'silent'

export async function openNetwork(product: string) {
  let state: State = 'there'
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near)
    near.on('close', () => sockets.delete(near)).on('error', () => near.destroy())
    if (state === 'away') near.resetAndDestroy()
    if (state !== 'there') return
    const far = connect(Number(new URL(product).port), '127.0.0.1')
    sockets.add(far)
    far.on('close', () => {
      sockets.delete(far)
      near.destroy()
    })
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const found = server.address()
  const port = typeof found === 'object' ? found?.port : undefined

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** What was on its way is lost, as it is when a train enters a tunnel. */
    go(next: State) {
      state = next
      cut()
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
