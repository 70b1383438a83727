import { Resolver } from 'node:dns/promises'

/**
 * Asks this machine's name servers for every address of a name, until the signal is aborted. Rejects if the name has none.
 * It does not use `dns.lookup`: that also resolves names of the private network, and a slow `dns.lookup` blocks a thread
 * that files and password hashing need.
 */
export async function resolveName(name: string, signal: AbortSignal, servers?: readonly string[]): Promise<string[]> {
  signal.throwIfAborted()
  const resolver = new Resolver()
  if (servers) resolver.setServers(servers)
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (addresses.length === 0) throw new Error('this name has no address')
    return addresses
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
