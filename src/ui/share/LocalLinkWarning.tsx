import { Notice } from '../feedback/Notice.tsx'
import { texts } from '../texts/texts.ts'
import { isLocalAddress } from './is-local-address.ts'

/** A warning before sharing a link that works only on this device. */
export function LocalLinkWarning({ url }: { url: string }) {
  if (!isLocalAddress(url)) return null
  return (
    <Notice tone="warning" word={texts.onlyOnThisDevice}>
      {texts.whyOnlyOnThisDevice(new URL(url).host)}
    </Notice>
  )
}
