/** Receives a `multipart/form-data` body: one file, streamed to a temporary file, and a few text fields. */
import { createWriteStream } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { UploadEndpoint } from '../../shared/contract.ts'
import { AppError } from '../../shared/errors.ts'
import { fileTooLarge } from '../../shared/messages/file-too-large.ts'
import { holdSpace } from '../storage/free-space.ts'
import { streamOf } from './read-bytes.ts'
import type { Body, HttpRequest } from './wire/request.ts'

/** The received file, which is removed after the handler has run. Do not trust `claimedName`: the client chose it. */
export type Upload = { readonly path: string; readonly bytes: number; readonly claimedName: string }

type Form = { upload: Upload; fields: Record<string, string> }

const limits = {
  fieldNameSize: 100,
  fieldSize: 16_384,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 8192,
}

/** Receives the form and passes it to `use`. The temporary file is always removed afterwards. */
export async function receiveUpload<Result>(
  endpoint: UploadEndpoint,
  { headers, body }: HttpRequest,
  dataDir: string,
  use: (form: Form) => Promise<Result>,
): Promise<Result> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('wrong-media-type')
  if (!body) throw new AppError('malformed-request')
  return holdSpace(dataDir, announcedBytes(headers['content-length'], endpoint), async (path) =>
    use(await receiveForm(endpoint, { type, body, path })),
  )
}

/** The most bytes that the file can have: the declared size of the body, but no more than `maxBytes`. */
const announcedBytes = (length: string | undefined, { maxBytes }: UploadEndpoint): number =>
  Math.min(Number(length ?? maxBytes), maxBytes)

type Incoming = { type: string; body: Body; path: string }

async function receiveForm({ file, maxBytes }: UploadEndpoint, { type, body, path }: Incoming): Promise<Form> {
  const parser = openParser(type, maxBytes)
  const fields: Record<string, string> = Object.create(null)
  let upload: Promise<Upload> | undefined
  let closeFile = (_: Error) => {}
  const stop = (code: 'too-large' | 'malformed-request') => parser.destroy(new AppError(code))

  parser.on('file', (name, stream, claimedName) => {
    stream.on('limit', () => parser.destroy(new AppError('too-large', { message: fileTooLarge(maxBytes) })))
    if (name !== file || upload) {
      stream.resume()
      stop('malformed-request')
      return
    }
    upload = pipeline(stream, createWriteStream(path, { flags: 'r+' })).then(async () => {
      // Until now, the file had the length that the client announced, which reserved space on the disk.
      await truncate(path, stream.bytesRead)
      return { path, bytes: stream.bytesRead, claimedName: String(claimedName ?? '').slice(0, 255) }
    })
    // Destroys the parser, which would otherwise wait for a file that accepts no more data.
    upload.catch((error) => parser.destroy(error))
    closeFile = (error) => stream.destroy(error)
  })
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated || name in fields) stop('malformed-request')
    else fields[name] = value
  })
  parser.on('filesLimit', () => stop('malformed-request'))
  for (const limit of ['partsLimit', 'fieldsLimit'] as const) parser.on(limit, () => stop('too-large'))

  await pipeline(Readable.from(streamOf(body)), parser).catch(async (error) => {
    // An error in the parser does not close its file stream, so the file would stay open.
    closeFile(error)
    await upload?.catch(() => undefined)
    const isOurs = error instanceof AppError || 'syscall' in Object(error)
    throw isOurs ? error : new AppError('malformed-request')
  })
  if (!upload) throw new AppError('invalid-input', { fields: { [file]: 'Required' } })
  return { upload: await upload, fields: { ...fields } }
}

function openParser(type: string, maxBytes: number) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: maxBytes } })
  } catch {
    throw new AppError('malformed-request')
  }
}
