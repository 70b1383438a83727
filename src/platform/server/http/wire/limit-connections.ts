import type { Server } from 'node:net'
import { placeOf, plainAddress } from '../address.ts'

type Limit = {
  readonly mostPerPlace: number
  /** Whether many people's requests may come from this address. */
  readonly isShared: (address: string) => boolean
}

/** Closes what one place opens beyond its share of the connections, so that it cannot keep everybody else out. */
export function limitConnections(server: Server, { mostPerPlace, isShared }: Limit): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isShared(address)) return
    const place = placeOf(address)
    const count = open.get(place) ?? 0
    if (count >= mostPerPlace) {
      socket.destroy()
      return
    }
    open.set(place, count + 1)
    socket.once('close', () => {
      const left = (open.get(place) ?? 0) - 1
      if (left > 0) open.set(place, left)
      else open.delete(place)
    })
  })
}
