/** An S3 server on loopback with the calls that Nestling uses. It refuses requests with a wrong signature. */
import { createHmac, hash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './read-photo-store.ts'

const pageLength = 100

/** Opens the server. `bucket` has its address and key, `files` its content. */
export async function openBucket() {
  const files = new Map<string, { bytes: Buffer; at: Date }>()
  const key = { accessKeyId: 'nest', secretAccessKey: 'a secret/with+signs' }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const name = decodeURIComponent(url.pathname).replace('/nest/', '')
    const file = files.get(name)
    const reply = (status: number, content: string | Buffer = ''): void => void response.writeHead(status).end(content)
    if (!isSigned(request, url, body, key.secretAccessKey)) return reply(403, '<Code>SignatureDoesNotMatch</Code>')
    if (request.method === 'PUT') files.set(name, { bytes: body, at: new Date() })
    if (request.method === 'DELETE') files.delete(name)
    if (request.method === 'PUT' || request.method === 'DELETE') return reply(request.method === 'PUT' ? 200 : 204)
    if (name === '') return reply(200, listPage(files, url.searchParams))
    if (!file) return reply(404)
    const [, start = 0, end = file.bytes.length - 1] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    reply(request.headers.range ? 206 : 200, file.bytes.subarray(Number(start), Number(end) + 1))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const bucket: Bucket = { name: 'nest', endpoint: new URL(`http://127.0.0.1:${port}`), region: 'us-east-1', ...key }

  return {
    bucket,
    files,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function listPage(files: ReadonlyMap<string, { at: Date }>, query: URLSearchParams): string {
  const after = Number(query.get('continuation-token') ?? 0)
  const all = [...files].filter(([name]) => name.startsWith(query.get('prefix') ?? '')).toSorted()
  const contents = all
    .slice(after, after + pageLength)
    .map(([name, { at }]) => `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`)
  const next = after + pageLength
  const token = next < all.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${token}${contents.join('')}</ListBucketResult>`
}

/** Signature Version 4, implemented independently of the code under test. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer, secret: string): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=nest\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/
  const [, day = '', region = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const bodyHash = hash('sha256', body)
  if (headers['x-amz-content-sha256'] !== bodyHash) return false
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...url.searchParams].map((pair) => pair.map(encode).join('=')).toSorted()
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const canonicalRequest = [method, url.pathname, query.join('&'), signed.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonicalRequest)].join('\n')
  const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest()
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature
}
