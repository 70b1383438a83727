/** Sends requests as the page of one person does. */

export type Reply = { status: number; body: unknown; bytes: Buffer }

/** With several ports, each request goes to the next one. */
export function openBrowser(ports: number | readonly number[], cookie = '') {
  const all = [ports].flat()
  let asked = 0

  async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply> {
    const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData
    const headers = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      ...(cookie && { cookie }),
      ...(!isPlain && { 'content-type': 'application/json' }),
      ...more,
    }
    const content = body === undefined ? null : isPlain ? (body as string | FormData) : JSON.stringify(body)
    const port = all[asked % all.length]
    asked += 1
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      body: content,
      redirect: 'manual',
    })
    const isEndless = response.headers.get('content-type') === 'text/event-stream'
    if (isEndless) await response.body?.cancel()
    const bytes = isEndless ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer())
    return { status: response.status, body: readJson(bytes), bytes }
  }

  return {
    cookie,
    ask,
    get: (path: string) => ask('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => ask('POST', path, body, headers),
    delete: (path: string) => ask('DELETE', path),
  }
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
