import { stat } from 'node:fs/promises'
import { AppError } from '../../../shared/errors.ts'
import { createConcurrencyLimit } from '../../concurrency-limit.ts'
import type { Exchange } from '../../http/exchange.ts'
import { fetchFile } from '../../internet/fetch-file.ts'
import { withIncoming } from '../../storage/incoming.ts'
import { type PictureFolder, type StoredPicture, storePicture } from './store-picture.ts'

const limits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 10_000 }
const limited = createConcurrencyLimit({ atOnce: 4, longestQueue: 20, retryAfterSeconds: 5 })

type Context = Pick<Exchange, 'files' | 'environment' | 'internet' | 'log'>

/**
 * A copy of a picture on somebody else's server, fetched once, so that no reader's browser asks there. Null where it
 * cannot be had, for whatever reason: then the link itself is shown.
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
    // Nor is what somebody said lost because a store is out of order.
    context.log.error({ error }, 'a linked picture could not be copied')
    return null
  }
}

async function fetchCopy(context: Context, folder: PictureFolder, link: string, path: string) {
  const fetched = await fetchFile(context.internet, link, { path, ...limits })
  if (fetched !== 'fetched') return refuse(context, fetched)
  return storePicture(context, folder, { path, bytes: (await stat(path)).size })
}

/** Where it led is nobody's business but the family's. */
function refuse({ log }: Context, reason: string) {
  log.info({ reason }, 'a linked picture was not copied')
  return null
}
