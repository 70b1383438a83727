import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { usePasskeys } from './data.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import styles from './Passkeys.module.css'
import { texts } from './texts/texts.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

const AddPasskeyForm = lazyPart(async () => (await import('./AddPasskeyForm.tsx')).AddPasskeyForm)

type Props = {
  /** The account’s email, for password managers. */
  email: string
}

/** A person's passkeys, and a form that adds one. */
export function Passkeys({ email }: Props) {
  const { data: passkeys, isError, refetch } = usePasskeys()
  const usable = usePasskeysHere()
  const container = useRef<HTMLDivElement>(null)
  const now = useMinute()

  if (isError && !passkeys) return <NotLoaded sentence={texts.passkeysNotLoaded} onTry={() => refetch()} />
  if (!passkeys) return <Skeleton shape="block" height="8rem" />
  return (
    <div className={styles.passkeys} ref={container} tabIndex={-1}>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={texts.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} now={now} onRemoved={() => container.current?.focus()} />
          ))}
        </ul>
      )}
      {usable === true ? (
        <>
          {passkeys.length === 0 && <p className={styles.soft}>{texts.whatPasskeysAre}</p>}
          <Adding email={email} />
        </>
      ) : (
        <p className={styles.soft}>{usable}</p>
      )}
    </div>
  )
}

function Adding({ email }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  // When the form closes, the focus returns to the button that opened it.
  const focusAgain = (around: HTMLDivElement | null) => {
    if (wasOpen.current) around?.querySelector('button')?.focus()
  }

  if (isOpen)
    return (
      <Suspense fallback={<Skeleton shape="block" height="11rem" />}>
        <AddPasskeyForm email={email} onDone={() => setOpen(false)} />
      </Suspense>
    )
  return (
    <div ref={focusAgain}>
      <Button
        icon={<Plus />}
        onClick={() => {
          wasOpen.current = true
          setOpen(true)
        }}
      >
        {texts.addPasskey}
      </Button>
    </div>
  )
}
