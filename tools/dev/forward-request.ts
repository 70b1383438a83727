/** Forwards every request that is not for Vite to Nestling's server, and adds Vite's scripts to the pages. */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { allowVite } from './allow-vite.ts'

type Target = { vite: ViteDevServer; serverAddress: () => Promise<string | null> }

export async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { vite, serverAddress }: Target,
) {
  const address = await serverAddress()
  if (!address) return answerPage(response, vite, 503, noServerPage)

  const { 'accept-encoding': _, ...headers } = request.headers
  const forwarded = ask(new URL(request.url ?? '/', address), { method: request.method, headers }, (answer) => {
    void answerFrom(answer, response, vite, isPage(request.url, answer.headers))
  })
  // The request fails if the server is restarted during it, because its code has changed.
  forwarded.once('error', () =>
    response.headersSent ? response.destroy() : answerPage(response, vite, 503, noServerPage),
  )
  request.pipe(forwarded)
}

const noServerPage = '<!doctype html><title>Nestling</title><p>The server is not running: see the terminal.'

/** Whether the response is a page of the app. The list of the demo family at /dev is not one. */
const isPage = (url: string | undefined, headers: IncomingHttpHeaders) =>
  /^text\/html/.test(headers['content-type'] ?? '') && !url?.startsWith('/dev')

async function answerFrom(answer: IncomingMessage, response: ServerResponse, vite: ViteDevServer, withVite: boolean) {
  const { statusCode = 502, headers } = answer
  if (!withVite) {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
    return
  }
  const { 'content-length': _, 'content-security-policy': policy, ...others } = headers
  const html = (await buffer(answer)).toString()
  await answerPage(response, vite, statusCode, html, {
    ...others,
    'content-security-policy': allowVite(String(policy)),
  })
}

async function answerPage(
  response: ServerResponse,
  vite: ViteDevServer,
  status: number,
  html: string,
  headers: IncomingHttpHeaders = { 'content-type': 'text/html' },
) {
  response.writeHead(status, headers)
  response.end(await vite.transformIndexHtml('/index.html', html))
}
