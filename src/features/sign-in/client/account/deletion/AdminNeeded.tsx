import { Link } from 'wouter'
import { listOfNames } from '#language/list-of-names.ts'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from '../AccountForm.module.css'
import { texts } from '../texts/texts.ts'

/** For the only admin of journeys that others follow: what to do before the account can be deleted. */
export function AdminNeeded({ journeys }: { journeys: readonly string[] }) {
  return (
    <div className={styles.form}>
      <Notice tone="warning" word={texts.notYet}>
        {texts.onlyAdmin(journeys.length, listOfNames(journeys))} {texts.whatToDoFirst}
      </Notice>
      <ActionRow>
        <Link href="/admin#members" asChild>
          <Button href="/admin#members">{texts.chooseAdmin}</Button>
        </Link>
        <Link href="/admin#delete" asChild>
          <Button href="/admin#delete" look="quiet">
            {texts.deleteJourney}
          </Button>
        </Link>
      </ActionRow>
    </div>
  )
}
