import { AppError } from '../../shared/errors.ts'

/** The whole body, refused with `too-large` as soon as it passes the limit, whatever length it claimed. */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new AppError('too-large')
  if (!request.body) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of streamOf(request.body)) {
    length += chunk.byteLength
    if (length > mostBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** The chunks of a body; a sender who goes away in the middle is a malformed request, not a bug of ours. */
export async function* streamOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppError('malformed-request')
      })
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
