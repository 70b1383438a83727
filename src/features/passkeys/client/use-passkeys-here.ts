import { useSyncExternalStore } from 'react'
import { usePageData } from '#platform/client/page-data.ts'
import { relyingPartyOf } from '../rules.ts'
import { texts } from './texts/texts.ts'

/** True if passkeys can be used on this page; otherwise a sentence that says why not. */
export function usePasskeysHere(): true | string {
  const { publicOrigin } = usePageData()
  const [origin, isAble] = useSyncExternalStore(subscribeToNothing, readBrowser, () => beforeReading)
  const party = relyingPartyOf(publicOrigin)
  if (!party) return texts.addressNeeded
  if (origin !== party.origin) return texts.onlyAt(party.origin)
  return isAble || texts.browserCannot
}

const beforeReading = ['', false] as const
let browser: readonly [origin: string, isAble: boolean] = beforeReading

/** Returns the same array each time, because React compares snapshots by identity. */
function readBrowser() {
  if (browser === beforeReading) browser = [location.origin, 'PublicKeyCredential' in globalThis]
  return browser
}

const subscribeToNothing = () => () => undefined
