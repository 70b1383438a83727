import { request } from 'node:http'

/** A connection of an open page. `heardAt` has the arrival time of each event about updates (`performance.now()`). */
export type Reader = { readonly heardAt: number[]; close(): void }

/** Opens the event stream of a person, and waits for the first event. Each reader has a different IP address. */
export function openReader(port: number, cookie: string, at: number): Promise<Reader> {
  const heardAt: number[] = []
  const headers = { cookie, 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: '/api/live?secondsOld=0', headers, agent: false },
      (incoming) => {
        if (incoming.statusCode !== 200) return reject(new Error(`A reader was refused with ${incoming.statusCode}.`))
        incoming.on('error', () => undefined)
        incoming.on('data', (part: Buffer) => {
          if (part.includes('/updates')) heardAt.push(performance.now())
          resolve({ heardAt, close: () => outgoing.destroy() })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
