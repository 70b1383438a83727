import type { Readable } from 'node:stream'
import { AppError } from '../../shared/errors.ts'
import type { Answer } from './answer.ts'
import { type HttpRequest, headerOf } from './wire/request.ts'

/** A file to serve: its exact type and length, and a function that reads a part of it (both ends included). */
export type FileToSend = {
  readonly type: string
  readonly bytes: number
  /** An ETag, which changes with the content. */
  readonly etag: string
  /** Whether the browser may cache the file for good (`immutable`) or must revalidate it each time. */
  readonly immutable: boolean
  /** The browser saves the file under this name instead of showing it. */
  readonly saveAs?: string
  readonly open: (start: number, end: number) => Readable
}

/** Serves a file that only the browser may cache. Sends 304 if the browser has it, one range on request, or else all of it. */
export function sendFile(request: HttpRequest, file: FileToSend): Answer {
  const headers = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    etag: `"${file.etag}"`,
    'accept-ranges': 'bytes',
    ...(file.saveAs !== undefined && { 'content-disposition': disposition(file.saveAs) }),
  }
  if (request.headers['if-none-match'] === headers.etag) return { status: 304, headers, body: null }

  // If the browser has a part of an older version, it gets the whole file: a range of the new version would not match.
  const isSame = (headerOf(request, 'if-range') ?? headers.etag) === headers.etag
  const range = isSame ? readRange(request.headers.range, file.bytes) : null
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  const length = { ...headers, 'content-length': String(end - start + 1) }
  const body = request.method === 'HEAD' || file.bytes === 0 ? null : file.open(start, end)
  if (!range) return { status: 200, headers: length, body }
  const contentRange = `bytes ${start}-${end}/${file.bytes}`
  return { status: 206, headers: { ...length, 'content-range': contentRange }, body }
}

/**
 * Reads a single range as its inclusive ends. Several ranges or an unreadable one return null, so the whole file is sent.
 * Throws `bad-range` if the file has no byte in this range.
 */
function readRange(header: string | undefined, bytes: number): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (start > end) throw new AppError('bad-range')
  return { start, end }
}

/** RFC 6266: a plain name for old browsers, and the real one encoded. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
