import { AppError } from '../../shared/errors.ts'
import type { Body, HttpRequest } from './wire/request.ts'

const timeoutMs = 15_000

/**
 * Reads a small body whole. Throws `too-large` if its declared or its real length exceeds the limit. Throws
 * `malformed-request` if the client disconnects midway, or if the body takes longer than 15 seconds: without this limit,
 * thousands of slow bodies could block all other requests.
 */
export async function readBytes({ headers, body, untilTurn }: HttpRequest, mostBytes: number): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new AppError('too-large')
  if (!body) return new Uint8Array()

  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new AppError('malformed-request')), timeoutMs)
  const bytes = await Promise.race([collect(body, mostBytes), late.promise]).finally(() => clearTimeout(timer))
  // Many bodies may arrive at once, and processing each may take long, so each waits for its turn.
  await untilTurn?.()
  return bytes
}

async function collect(body: Body, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of streamOf(body)) {
    length += chunk.byteLength
    if (length > mostBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** Yields the chunks of a body. Throws `malformed-request` if the client disconnects midway. */
export async function* streamOf(body: Body): AsyncGenerator<Uint8Array> {
  // The stream is not destroyed when reading stops early. Otherwise the connection would close before the response.
  const chunks = body.iterator({ destroyOnReturn: false })
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch(() => readRest(body))
      if (done) return
      yield value
    }
  } finally {
    await chunks.return?.()
  }
}

/** If the client disconnects after the last byte, the body is still complete. */
function readRest(body: Body): IteratorResult<Uint8Array> {
  if (!body.complete) throw new AppError('malformed-request')
  const value: Uint8Array | null = body.read()
  return value === null ? { done: true, value } : { done: false, value }
}
