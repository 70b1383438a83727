import { type Agent, get } from 'node:http'

type Page = { agent: Agent; port: number; path: string; cookie: string }

/** Requests a page or a list. Resolves with the status once the whole body has arrived, or with 0 if it does not. */
export function readStatus({ cookie, ...request }: Page): Promise<number> {
  return new Promise((resolve) => {
    const headers = { cookie, 'accept-encoding': 'gzip' }
    get({ host: '127.0.0.1', ...request, headers }, (incoming) => {
      incoming.resume().once('close', () => resolve(incoming.complete ? (incoming.statusCode ?? 0) : 0))
    }).once('error', () => resolve(0))
  })
}
