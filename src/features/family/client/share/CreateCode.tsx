import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { codeDefaults, roleWords } from '../../rules.ts'
import { useCreateCode } from '../invitations/data.ts'
import { sayCreated, sayNotCreated } from './code-toasts.ts'
import styles from './SharePage.module.css'

const CodeForm = lazyPart(async () => (await import('./CodeForm.tsx')).CodeForm)

/** A button that makes a code with the default settings, and one that opens the form for custom settings. */
export function CreateCode() {
  const [choosing, setChoosing] = useState(false)
  const createCode = useCreateCode()

  const createDefault = () => createCode.mutateAsync(undefined).then(sayCreated, sayNotCreated)

  return (
    <div className={styles.create}>
      <Button
        look="primary"
        icon={<Plus aria-hidden="true" />}
        pending={createCode.isPending}
        pendingText="Creating..."
        onClick={createDefault}
      >
        Create invite code
      </Button>
      <Button look="quiet" onClick={() => setChoosing(true)}>
        Choose role, uses and expiry
      </Button>
      <p className={styles.note}>
        By default, a code lets in up to {codeDefaults.maxUses} people, as {roleWords[codeDefaults.role].toLowerCase()},
        until you remove it.
      </p>
      <Suspense>{choosing && <CodeForm onClose={() => setChoosing(false)} />}</Suspense>
    </div>
  )
}
