import { CalendarPlus } from 'lucide-react'
import { useLinkTo } from '#platform/client/link-to.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { Button } from '#ui/button/Button.tsx'
import { ShareLink } from '#ui/share/ShareLink.tsx'
import type { appointmentsContract } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import styles from './CalendarFeed.module.css'

const address = createAddresses<typeof appointmentsContract>()

/** Shows the new address once, with a link for this device's calendar and a way to copy it. */
export function NewAddress({ token }: { token: string }) {
  const url = useLinkTo()(address('GET /api/calendars/{token}', { params: { token: `${token}.ics` } }))
  return (
    <div className={styles.feed}>
      <Button href={url.replace(/^https?:/, 'webcal:')} look="primary" icon={<CalendarPlus aria-hidden="true" />}>
        {texts.openInCalendar}
      </Button>
      <p>{texts.orCopy}</p>
      <ShareLink url={url} shareTitle={texts.address} qrLabel={texts.addressCode} note={texts.addressNote} />
    </div>
  )
}
