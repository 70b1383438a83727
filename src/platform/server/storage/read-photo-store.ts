import { EnvironmentError, readUrl } from '../read-setting.ts'

/** A bucket of an S3-compatible store, with its access key. */
export type Bucket = {
  readonly name: string
  readonly endpoint: URL
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const example = 's3://bucket?endpoint=https://s3.example&region=us-east-1'

/** Reads `s3://key:secret@bucket?endpoint=https://…&region=…`. A missing key is read from the `AWS_…` variables. */
export function readPhotoStore(value: (name: string) => string | null): Bucket | null {
  const url = readUrl('PHOTO_STORE', value('PHOTO_STORE'), ['s3:'])
  if (!url) return null
  const endpoint = URL.parse(url.searchParams.get('endpoint') ?? '')
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,62}$/.test(url.hostname) && /^\/?$/.test(url.pathname) && !url.hash
  if (!isBucket || !isKnown || !endpoint || !/^https?:$/.test(endpoint.protocol) || endpoint.username)
    throw new EnvironmentError('PHOTO_STORE', `must be like ${example}`)

  const accessKeyId = decodeURIComponent(url.username) || value('AWS_ACCESS_KEY_ID')
  const secretAccessKey = decodeURIComponent(url.password) || value('AWS_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey)
    throw new EnvironmentError(
      'PHOTO_STORE',
      'needs a key: s3://key:secret@…, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  return {
    name: url.hostname,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}
