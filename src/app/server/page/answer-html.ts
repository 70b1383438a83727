import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Answer, AnswerHeaders } from '#platform/server/http/answer.ts'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'

const compress = promisify(gzip)

export const pageHeaders: AnswerHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-encoding',
}

type Html = { readonly status: number; readonly headers: AnswerHeaders; readonly body: string }

/** Answers with a page, compressed if the browser accepts that. */
export async function answerHtml(request: HttpRequest, { status, headers: own, body }: Html): Promise<Answer> {
  const headers = { ...pageHeaders, ...own }
  if (!accepts(request, 'gzip')) return { status, headers, body }
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: await compress(body) }
}

/** Whether the browser accepts a content encoding. */
export const accepts = ({ headers }: HttpRequest, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b`).test(String(headers['accept-encoding'] ?? ''))
