import { Suspense, useState } from 'react'
import { listOfNames } from '#language/list-of-names.ts'
import { texts as language } from '#language/texts/texts.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { DeletionPreview } from '../../../contract.ts'
import styles from '../AccountForm.module.css'
import { useDeletionPreview } from '../data.ts'
import { texts } from '../texts/texts.ts'

const AdminNeeded = lazyPart(async () => (await import('./AdminNeeded.tsx')).AdminNeeded)
const DeleteAccountDialog = lazyPart(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog)

/** Shows what would be deleted with the account, and a button that asks for confirmation. */
export function DeleteAccount({ email }: { email: string }) {
  const { data: preview, isError, refetch } = useDeletionPreview()
  const [isAsking, setAsking] = useState(false)

  if (isError && !preview) return <NotLoaded sentence={texts.previewNotLoaded} onTry={() => refetch()} />
  if (!preview) return <Skeleton shape="block" height="9rem" />
  if (preview.needAdmin.length > 0)
    return (
      <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
        <AdminNeeded journeys={preview.needAdmin} />
      </Suspense>
    )
  return (
    <div className={styles.form}>
      <DeletionEffects preview={preview} />
      <ActionRow>
        <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
          {texts.deleteMyAccount}
        </Button>
      </ActionRow>
      <Suspense>
        {isAsking && (
          <DeleteAccountDialog email={email} onClose={() => setAsking(false)}>
            <DeletionEffects preview={preview} />
          </DeleteAccountDialog>
        )}
      </Suspense>
    </div>
  )
}

function DeletionEffects({ preview: { ends, stays } }: { preview: DeletionPreview }) {
  return (
    <ul className={styles.points}>
      <li>{texts.deletedAtOnce}</li>
      {ends.length > 0 && (
        <li>
          {texts.journeysEnd(ends.length, listOfNames(ends), (text) => (
            <strong>{text}</strong>
          ))}
        </li>
      )}
      {stays.map(({ babyName, shared }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two journeys may have the same name, and the list does not change
        <li key={index}>
          {shared.length > 0
            ? texts.journeyGoesOnWith(babyName, listOf(shared.map(nameOf)))
            : texts.journeyGoesOn(babyName)}
        </li>
      ))}
    </ul>
  )
}

const listOf = (things: readonly string[]) => new Intl.ListFormat(language.locale).format(things)
const nameOf = ({ count, what }: { count: number; what: string }) => texts.thingsThatStay(count, what)
