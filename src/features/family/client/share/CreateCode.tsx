import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { codeDefaults } from '../../rules.ts'
import { useCreateCode } from '../invitations/data.ts'
import { sayCreated, sayNotCreated } from './code-toasts.ts'
import styles from './SharePage.module.css'
import { texts } from './texts/texts.ts'

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
        pendingText={texts.creating}
        onClick={createDefault}
      >
        {texts.create}
      </Button>
      <Button look="quiet" onClick={() => setChoosing(true)}>
        {texts.chooseSettings}
      </Button>
      <p className={styles.note}>{texts.byDefault[codeDefaults.role](codeDefaults.maxUses)}</p>
      <Suspense>{choosing && <CodeForm onClose={() => setChoosing(false)} />}</Suspense>
    </div>
  )
}
