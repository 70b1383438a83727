import { storeShared } from '#platform/client/share/shared-files.ts'
import { shareTarget } from '#platform/shared/share-target.ts'
import * as cachedResponses from './cached-responses.ts'

const limits = { files: 30, bytes: 250 * 1024 * 1024, characters: 500 }

/**
 * Stores the files that another app on this device shares, and redirects to the album. Another site could forge this
 * request, so nothing is uploaded yet. The files wait in a cache, at most an hour, until the person presses Upload in the
 * album.
 */
export async function takeShared(
  request: Request,
  now = Date.now(),
  findPerson: typeof cachedResponses.findPerson = cachedResponses.findPerson,
): Promise<Response> {
  try {
    const userId = idOf((await findPerson())?.user)
    await storeShared({ ...readShared(await request.formData()), userId }, now)
  } catch {
    // The request has no form, or storage is full. The album then says that nothing arrived.
  }
  return Response.redirect(new URL(shareTarget.arrival, request.url), 303)
}

function readShared(form: FormData) {
  const sent = form.getAll(shareTarget.files).filter((value) => value instanceof File)
  let bytes = 0
  const files = sent.slice(0, limits.files).filter(({ size }) => {
    const fits = bytes + size <= limits.bytes
    if (fits) bytes += size
    return fits
  })
  const words = wordsOf(form, 'text') || wordsOf(form, 'title')
  return { files, words: words.slice(0, limits.characters), leftOut: sent.length - files.length }
}

const idOf = (user: unknown) =>
  typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number' ? user.id : null

function wordsOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.trim() : ''
}
