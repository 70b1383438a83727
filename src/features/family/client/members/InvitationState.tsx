import { CircleAlert } from 'lucide-react'
import type { AdminMember } from '../../contract.ts'
import { expiryWords } from '../invitations/expiry-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './InvitationState.module.css'

type Props = { member: AdminMember; now: Date }

/** When an invitation expires, and the state of its mail. */
export function InvitationState({ member: { expiresAt, mail, mailFailure }, now }: Props) {
  const facts = [
    expiresAt && expiryWords(expiresAt, now),
    mail === 'waiting' && texts.mailOnItsWay,
    mail === 'sent' && texts.mailSent,
  ].filter(Boolean)

  return (
    <>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {mail === 'failed' && (
        <p className={styles.failed}>
          <CircleAlert aria-hidden="true" />
          <span>{mailFailure === null ? texts.mailFailedSilently : texts.mailFailed(mailFailure)}</span>
        </p>
      )}
    </>
  )
}
