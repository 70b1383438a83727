import { Link } from 'wouter'
import { ActionRow } from '#ui/button/ActionRow.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from '../AccountForm.module.css'
import { journeysOf } from './journey-words.ts'

/** For the only admin of journeys that others follow: what to do before the account can be deleted. */
export function AdminNeeded({ journeys }: { journeys: readonly string[] }) {
  return (
    <div className={styles.form}>
      <Notice tone="warning" word="Not yet">
        You are the only admin of {journeysOf(journeys)}, and others follow along. Make somebody else an admin, or
        delete the journey for everybody. Then you can delete your account. If you follow several journeys, first choose
        the right one in the menu.
      </Notice>
      <ActionRow>
        <Link href="/admin#members" asChild>
          <Button href="/admin#members">Choose another admin</Button>
        </Link>
        <Link href="/admin#delete" asChild>
          <Button href="/admin#delete" look="quiet">
            Delete the journey
          </Button>
        </Link>
      </ActionRow>
    </div>
  )
}
