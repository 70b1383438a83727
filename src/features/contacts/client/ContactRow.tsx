import { ChevronDown, Phone, Siren, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { WaitingMark } from '#platform/client/outbox/lists/WaitingMark.tsx'
import { useIsPlain } from '#platform/client/without-scripts.tsx'
import type { Contact } from '../contract.ts'
import { telLink } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import { ContactDetails } from './ContactDetails.tsx'
import styles from './ContactRow.module.css'
import { fullName } from './full-name.ts'
import { texts } from './texts/texts.ts'

type Props = { contact: Contact; onDeleted: () => void }

/** One contact. Its name opens the details; the button beside it calls. */
export function ContactRow({ contact, onDeleted }: Props) {
  const [open, setOpen] = useState(useIsPlain())
  const detailsId = useId()
  const { specialty, phoneNumber, isPrimary, isEmergency } = contact
  const name = fullName(contact)

  return (
    <li className={styles.contact}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => setOpen(!open)}
      >
        <ChevronDown className={styles.chevron} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{name}</strong>
          {specialty && <span className={styles.soft}>{specialty}</span>}
          <WaitingMark thing={contact} />
          {(isPrimary || isEmergency) && (
            <span className={styles.marks}>
              {isPrimary && (
                <span className={styles.mark} data-mark="primary">
                  <Star aria-hidden="true" />
                  {shared.primary}
                </span>
              )}
              {isEmergency && (
                <span className={styles.mark} data-mark="emergency">
                  <Siren aria-hidden="true" />
                  {shared.emergency}
                </span>
              )}
            </span>
          )}
        </span>
      </button>
      {phoneNumber && (
        <a className={styles.call} href={telLink(phoneNumber)} aria-label={texts.call(name)}>
          <Phone aria-hidden="true" />
        </a>
      )}
      <div id={detailsId} className={styles.details} hidden={!open}>
        {open && <ContactDetails contact={contact} onDeleted={onDeleted} />}
      </div>
    </li>
  )
}
