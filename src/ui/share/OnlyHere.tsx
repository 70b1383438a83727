import { Notice } from '../feedback/Notice.tsx'
import { leadsNowhereElse } from './leads-nowhere-else.ts'

/** A warning before sharing a link that works only on this device. */
export function OnlyHere({ url }: { url: string }) {
  if (!leadsNowhereElse(url)) return null
  return (
    <Notice tone="warning" word="Not for others yet">
      Links to {new URL(url).host} open on this device alone. Whoever runs this Nestling can set PUBLIC_URL to an
      address that others reach.
    </Notice>
  )
}
