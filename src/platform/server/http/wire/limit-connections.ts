import type { Server } from 'node:net'
import { createTally } from '../../limits/tally.ts'
import { networkOf, plainAddress, wideNetworkOf } from '../address.ts'

type Limit = {
  readonly maxPerNetwork: number
  /** From this many open connections in total, `maxWhenCrowded` applies instead of `maxPerNetwork`. */
  readonly crowdedFrom: number
  /** The lower limit of one network. Connections that are already open count, but stay open. */
  readonly maxWhenCrowded: number
  /** Whether many people may share this address, such as that of a proxy. Its connections are not limited. */
  readonly isShared: (address: string) => boolean
}

/**
 * Limits the open connections of each client network, so one network cannot use up all connections. A connection beyond the
 * limit is closed at once. All networks of one IPv6 /48 together may open twice as many as one network.
 */
export function limitConnections(server: Server, limit: Limit): void {
  const open = createTally<string>()
  let all = 0
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (limit.isShared(address)) return
    const max = all < limit.crowdedFrom ? limit.maxPerNetwork : limit.maxWhenCrowded
    const network = networkOf(address)
    const wideNetwork = wideNetworkOf(address)
    if (open.get(network) >= max || (wideNetwork && open.get(wideNetwork) >= 2 * max)) {
      socket.destroy()
      return
    }
    const count = (amount: number) => {
      all += amount
      open.add(network, amount)
      if (wideNetwork) open.add(wideNetwork, amount)
    }
    count(1)
    socket.once('close', () => count(-1))
  })
}
