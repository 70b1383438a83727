import { Notice } from '../feedback/Notice.tsx'
import { isLocalAddress } from './is-local-address.ts'

/** A warning before sharing a link that works only on this device. */
export function LocalLinkWarning({ url }: { url: string }) {
  if (!isLocalAddress(url)) return null
  return (
    <Notice tone="warning" word="Others cannot open this link yet">
      Links to {new URL(url).host} open only on this device. The person who runs this Nestling can set PUBLIC_URL to an
      address that other devices can reach.
    </Notice>
  )
}
