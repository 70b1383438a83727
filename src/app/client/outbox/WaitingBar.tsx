import { CircleAlert, Clock } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { subscribeToWaiting, waitingEntries } from '#platform/client/outbox/current-outbox.ts'
import { texts } from '../texts/texts.ts'
import styles from './WaitingBar.module.css'

const WaitingDialog = lazyPart(async () => (await import('./WaitingDialog.tsx')).WaitingDialog)

/** Says how many changes wait for the network, or were refused. Opens their list. */
export function WaitingBar() {
  const entries = useSyncExternalStore(subscribeToWaiting, waitingEntries)
  const [isOpen, setOpen] = useState(false)
  const refused = entries.filter(({ state }) => state !== 'waiting').length
  return (
    <>
      <div className={styles.place} role="status">
        {entries.length > 0 && (
          <button
            type="button"
            className={styles.bar}
            data-refused={refused > 0 || undefined}
            onClick={() => setOpen(true)}
          >
            {refused > 0 ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
            {refused > 0 ? texts.thingsRefused(refused) : texts.thingsWaiting(entries.length)}
          </button>
        )}
      </div>
      <Suspense>{isOpen && <WaitingDialog entries={entries} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
