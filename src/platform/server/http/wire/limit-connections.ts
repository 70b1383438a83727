import type { Server } from 'node:net'
import { createTally } from '../../limits/tally.ts'
import { networkOf, plainAddress, widePlaceOf } from '../address.ts'

type Limit = {
  readonly mostPerPlace: number
  /** The server counts as crowded while all places together have at least this many connections. */
  readonly crowdedFrom: number
  /** The most connections of one place while the server is crowded, counting those that are already open. */
  readonly mostWhenCrowded: number
  /** Whether many people may share this address, such as that of a proxy. Its connections are not limited. */
  readonly isShared: (address: string) => boolean
}

/**
 * Closes connections that one place (a client's network) opens beyond its share, so one place cannot use up all
 * connections. All places in one IPv6 /48 together may open twice the share of one place.
 */
export function limitConnections(server: Server, limit: Limit): void {
  const open = createTally<string>()
  let all = 0
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (limit.isShared(address)) return
    const most = all < limit.crowdedFrom ? limit.mostPerPlace : limit.mostWhenCrowded
    const place = networkOf(address)
    const widePlace = widePlaceOf(address)
    if (open.get(place) >= most || (widePlace && open.get(widePlace) >= 2 * most)) {
      socket.destroy()
      return
    }
    const count = (amount: number) => {
      all += amount
      open.add(place, amount)
      if (widePlace) open.add(widePlace, amount)
    }
    count(1)
    socket.once('close', () => count(-1))
  })
}
