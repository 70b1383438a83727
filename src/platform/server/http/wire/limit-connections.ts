import type { Server } from 'node:net'
import { createTally } from '../../limits/tally.ts'
import { placeOf, plainAddress } from '../address.ts'

type Limit = {
  readonly mostPerPlace: number
  /** Whether many people's requests may come from this address. */
  readonly isShared: (address: string) => boolean
}

/** Closes what one place opens beyond its share of the connections, so that it cannot keep everybody else out. */
export function limitConnections(server: Server, { mostPerPlace, isShared }: Limit): void {
  const open = createTally<string>()
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isShared(address)) return
    const place = placeOf(address)
    if (open.get(place) >= mostPerPlace) {
      socket.destroy()
      return
    }
    open.add(place, 1)
    socket.once('close', () => open.add(place, -1))
  })
}
