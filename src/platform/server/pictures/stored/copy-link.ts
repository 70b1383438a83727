import { stat } from 'node:fs/promises'
import { AppError } from '../../../shared/errors.ts'
import { createConcurrencyLimit } from '../../concurrency-limit.ts'
import type { Exchange } from '../../http/exchange.ts'
import { fetchFile } from '../../internet/fetch-file.ts'
import { withIncoming } from '../../storage/incoming.ts'
import { type PictureFolder, type StoredPicture, storePicture } from './store-picture.ts'

const limits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 10_000 }
const limited = createConcurrencyLimit({ atOnce: 4, longestQueue: 20, retryAfterSeconds: 5 })

type Context = Pick<Exchange, 'db' | 'files' | 'environment' | 'internet' | 'log'>

/**
 * Copies a picture from another server once, so that readers' browsers do not contact that server. If the copy
 * fails for any reason, returns null, and the page shows the link.
 */
export async function copyLink(
  context: Context,
  folder: PictureFolder,
  link: string | null,
): Promise<StoredPicture | null> {
  if (link === null) return null
  try {
    return await limited(() =>
      withIncoming(context.environment.dataDir, (path) => fetchCopy(context, folder, link, path)),
    )
  } catch (error) {
    if (error instanceof AppError) return refuse(context, error.code)
    // A broken store must not prevent an update or a wish from being saved.
    context.log.error({ error }, 'a linked picture could not be copied')
    return null
  }
}

async function fetchCopy(context: Context, folder: PictureFolder, link: string, path: string) {
  const fetched = await fetchFile(context.internet, link, { path, ...limits })
  if (fetched !== 'fetched') return refuse(context, fetched)
  return storePicture(context, folder, { path, bytes: (await stat(path)).size })
}

/** The link is private to the family, so it is not logged. */
function refuse({ log }: Context, reason: string) {
  log.info({ reason }, 'a linked picture was not copied')
  return null
}
