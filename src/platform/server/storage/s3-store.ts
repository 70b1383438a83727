import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '../../shared/errors.ts'
import type { Bucket } from './read-photo-store.ts'
import type { FileStore } from './store.ts'

type RequestParts = { query?: Record<string, string>; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }

const timeoutMs = 30_000

/** Stores files in a bucket. Every request is signed, and redirects are not followed. */
export function openS3Store(bucket: Bucket): FileStore {
  async function ask(method: string, name: string, { query = {}, headers = {}, body }: RequestParts = {}) {
    // Loaded on demand, because most installations never use it.
    const { AwsV4Signer } = await import('aws4fetch')
    const { region, accessKeyId, secretAccessKey } = bucket
    const url = addressOf(bucket, name)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    // The hash of the content is signed, too, so the store refuses content that was changed in transit.
    const signedHeaders = { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') }
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: signedHeaders,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    })
    const signed = await signer.sign()
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal,
      ...(body && { body }),
    })
    return answer.catch(() => {
      throw storeAway()
    })
  }

  async function put(name: string, bytes: Uint8Array) {
    const answer = await ask('PUT', name, { body: new Uint8Array(bytes) })
    await bytesOf(answer)
    if (!answer.ok) throw refusalOf(answer)
  }

  async function remove(name: string) {
    const answer = await ask('DELETE', name)
    await bytesOf(answer)
    if (!answer.ok && answer.status !== 404) throw refusalOf(answer)
  }

  /** Reads the whole file; null if there is none. */
  async function find(name: string): Promise<Uint8Array | null> {
    const answer = await ask('GET', name)
    const bytes = await bytesOf(answer)
    if (!answer.ok && answer.status !== 404) throw refusalOf(answer)
    return answer.ok ? bytes : null
  }

  return {
    put,
    find,
    remove,
    async move(from, to) {
      const [bytes, there] = [await find(from), await find(to)]
      if (!bytes && !there) throw new Error('The photo store has no such file.')
      if (!bytes) return
      if (!there) await put(to, bytes)
      // An earlier move may have been interrupted after `put`. Then only `remove` is left to do.
      if (!there || Buffer.compare(bytes, there) === 0) await remove(from)
    },
    async has(name) {
      const answer = await ask('HEAD', name)
      if (!answer.ok && answer.status !== 404) throw refusalOf(answer)
      return answer.ok
    },
    open: (name, start, end) => Readable.from(read(name, start, end)),
    async *list(folder) {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', prefix: `${folder}/`, ...(token && { 'continuation-token': token }) }
        const answer = await ask('GET', '', { query })
        if (!answer.ok) throw refusalOf(answer)
        const page = Buffer.from(await bytesOf(answer)).toString()
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
          yield { name: readText(entry, 'Key') ?? '', changedAt: new Date(readText(entry, 'LastModified') ?? '') }
        token = readText(page, 'NextContinuationToken')
      } while (token)
    },
  }

  async function* read(name: string, start: number, end: number) {
    const answer = await ask('GET', name, { headers: { range: `bytes=${start}-${end}` } })
    if (!answer.ok || !answer.body) throw refusalOf(answer)
    yield* Readable.fromWeb(answer.body as ReadableStream)
  }
}

/** The bucket is part of the path. As a subdomain it would need its own certificate. */
function addressOf({ endpoint, name }: Bucket, file: string): URL {
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}/${file}`
  return url
}

/** Reads the body. Throws `unavailable` if the connection breaks before the body is complete. */
const bytesOf = (answer: Response): Promise<Uint8Array> =>
  answer.bytes().catch(() => {
    throw storeAway()
  })

const storeAway = () => new AppError('unavailable', { fault: 'store-away', retryAfterSeconds: 5 })

/** The error contains only the status, because the response may repeat the key. */
function refusalOf({ status }: Response): Error {
  if (status === 507) return new AppError('storage-full', { fault: 'disk-full' })
  if (status >= 500 || status === 429) return storeAway()
  // A 404 can also mean that the bucket is missing.
  if ([401, 403, 404].includes(status))
    return new AppError('unavailable', { fault: 'store-denied', retryAfterSeconds: 5 })
  return new Error(`The photo store answered ${status}.`)
}

function readText(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
