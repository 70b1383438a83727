import { useSyncExternalStore } from 'react'
import { usePageData } from '#platform/client/page-data.ts'
import { relyingPartyOf } from '../rules.ts'

/** True if passkeys can be used on this page; otherwise a sentence that says why not. */
export function usePasskeysHere(): true | string {
  const { publicOrigin } = usePageData()
  const [origin, isAble] = useSyncExternalStore(subscribeToNothing, readBrowser, () => beforeReading)
  const party = relyingPartyOf(publicOrigin)
  if (!party)
    return 'Passkeys need an https address with a domain name, which this Nestling does not have. The person who runs it can set one up.'
  if (origin !== party.origin) return `Passkeys work only when you open Nestling at ${party.origin}.`
  return isAble || 'This browser does not support passkeys.'
}

const beforeReading = ['', false] as const
let browser: readonly [origin: string, isAble: boolean] = beforeReading

/** Returns the same array each time, because React compares snapshots by identity. */
function readBrowser() {
  if (browser === beforeReading) browser = [location.origin, 'PublicKeyCredential' in globalThis]
  return browser
}

const subscribeToNothing = () => () => undefined
