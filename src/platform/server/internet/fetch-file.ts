/** Fetches a file from a server that may be hostile, and never connects to an address of a private network. */
import { open, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Internet } from './internet.ts'
import { readLink } from './read-link.ts'
import { type Refusal, Refused } from './refusal.ts'
import { requestSafely } from './safe-request.ts'

const mostRedirects = 3

type Fetch = { path: string; maxBytes: number; timeoutMs: number }

/**
 * Downloads a public https address into a new file at `path`. If the request is refused or fails, returns the reason
 * and leaves no file.
 */
export async function fetchFile(
  internet: Internet,
  link: string,
  { path, maxBytes, timeoutMs }: Fetch,
): Promise<'fetched' | Refusal> {
  const late = AbortSignal.timeout(timeoutMs)
  const end = new AbortController()
  try {
    const answer = await follow(internet, link, AbortSignal.any([late, end.signal]))
    checkAnswer(answer, maxBytes)
    await writeBody(answer, path, maxBytes)
    return 'fetched'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return late.aborted ? 'too-slow' : error.refusal
  } finally {
    // Closes every connection that is still open, including those of redirects.
    end.abort()
  }
}

/** Follows redirects, and checks each address like the first one. */
async function follow(internet: Internet, link: string, signal: AbortSignal): Promise<IncomingMessage> {
  let url = readLink(link)
  for (let redirects = 0; ; redirects += 1) {
    const answer = await requestSafely(internet, url, signal)
    const { statusCode = 0, headers } = answer
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return answer
    if (redirects === mostRedirects) throw new Refused('too-many-redirects')
    url = readLink(headers.location, url)
  }
}

function checkAnswer({ statusCode, headers }: IncomingMessage, maxBytes: number): void {
  if (statusCode !== 200) throw new Refused('not-found')
  if (!['', 'identity'].includes(headers['content-encoding'] ?? '')) throw new Refused('packed')
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refused('too-large')
}

async function writeBody(answer: IncomingMessage, path: string, maxBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeFile(file, readBody(answer, maxBytes)).finally(() => file.close())
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function* readBody(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of answer) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new Refused('too-large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('cut-off')
  }
}
