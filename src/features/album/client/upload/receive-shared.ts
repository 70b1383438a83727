import { collectShared } from '#platform/client/share/shared-files.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { texts } from '../texts/texts.ts'

type Options = {
  userId: number
  mayAdd: boolean
  /** Whether the page was opened at `/album?add=shared`, which announces shared photos. */
  isAnnounced: boolean
  choose: (files: readonly File[], caption: string) => void
}

let receiving: Promise<boolean> | undefined

/** Adds photos shared from another app to the upload queue, or says why not. Resolves to true if any photos arrived. */
export function receiveShared(options: Options): Promise<boolean> {
  // The page may call this again before the first call has resolved, but shared photos can be collected only once.
  receiving ??= receive(options).finally(() => {
    receiving = undefined
  })
  return receiving
}

async function receive({ userId, mayAdd, isAnnounced, choose }: Options): Promise<boolean> {
  const shared = await collectShared(userId, Date.now()).catch(() => undefined)
  const { files = [], words = '', leftOut = 0 } = shared ?? {}
  const hasArrived = files.length + leftOut > 0
  if (!hasArrived && !isAnnounced) return false
  if (!mayAdd) showToast({ title: texts.notAdded, description: texts.mayNotAdd })
  else if (!hasArrived) showToast({ title: texts.notArrived, description: texts.chooseHere })
  else choose(files, words)
  if (mayAdd && leftOut > 0) showToast({ title: texts.tooMany, description: texts.didNotFit(leftOut) })
  return hasArrived
}
