import { KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import type { Passkey } from '../contract.ts'
import styles from './Passkeys.module.css'
import { texts } from './texts/texts.ts'

const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog)
const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

type Props = { passkey: Passkey; now: Date; onRemoved: () => void }

/** One passkey, with buttons to rename and remove it. */
export function PasskeyRow({ passkey, now, onRemoved }: Props) {
  const [dialog, openDialog] = useState<'name' | 'remove' | null>(null)
  const closeDialog = () => openDialog(null)
  const { name, createdAt, lastUsedAt } = passkey

  return (
    <li className={styles.passkey}>
      <KeyRound aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          <span>{texts.addedOn(dayWords(createdAt))}</span>
          <span>{lastUsedAt === null ? texts.notUsedYet : lastUse(lastUsedAt, now)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" aria-label={texts.renamePasskey(name)} onClick={() => openDialog('name')}>
          {texts.rename}
        </Button>
        <Button look="quiet" aria-label={texts.removePasskey(name)} onClick={() => openDialog('remove')}>
          {texts.remove}
        </Button>
      </div>
      <Suspense>
        {dialog === 'name' && <RenameDialog passkey={passkey} onClose={closeDialog} />}
        {dialog === 'remove' && <RemoveDialog passkey={passkey} onRemoved={onRemoved} onClose={closeDialog} />}
      </Suspense>
    </li>
  )
}

const lastUse = (instant: string, now: Date): string => texts.lastUsed(relativeTimeInside(new Date(instant), now))
