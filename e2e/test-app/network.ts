/** A proxy between browser and product that can be cut like a phone's network. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `there`: works; `away`: unreachable; `silent`: accepts requests and never answers. */
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
    /** Changes the state. Requests in progress are lost, as when a train enters a tunnel. */
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
