/** A proxy between browser and server, with which tests cut the network. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * `online`: passes everything on; `offline`: refuses connections; `silent`: accepts connections and never responds; `responses
 * lost`: the server gets every request, and its responses are lost.
 */
type State = 'online' | 'offline' | 'silent' | 'responses lost'

export async function openNetwork(serverAddress: string) {
  let state: State = 'online'
  const sockets = new Set<Socket>()
  const server = createServer((browserSocket) => {
    sockets.add(browserSocket)
    browserSocket.on('close', () => sockets.delete(browserSocket)).on('error', () => browserSocket.destroy())
    if (state === 'offline') browserSocket.resetAndDestroy()
    if (state === 'offline' || state === 'silent') return
    const serverSocket = connect(Number(new URL(serverAddress).port), '127.0.0.1')
    sockets.add(serverSocket)
    serverSocket.on('close', () => {
      sockets.delete(serverSocket)
      browserSocket.destroy()
    })
    serverSocket.on('error', () => browserSocket.destroy())
    browserSocket.on('close', () => serverSocket.destroy())
    browserSocket.pipe(serverSocket)
    if (state === 'responses lost') serverSocket.resume()
    else serverSocket.pipe(browserSocket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${port}`,
    /** Changes the state, and cuts all open connections. */
    switchTo(next: State) {
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
