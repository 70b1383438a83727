import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from './JourneySummary.module.css'

/** Says that the week is an example, because the parents have not set the due date. */
export function ExampleNotice() {
  const isAdmin = useUser()?.role === 'admin'
  return (
    <Notice word="Example">
      {isAdmin ? (
        <span className={styles.example}>
          Set your due date to see your own week.
          <Link href="/admin" asChild>
            <Button href="/admin" look="primary">
              Set your due date
            </Button>
          </Link>
        </span>
      ) : (
        'The parents have not set their due date yet.'
      )}
    </Notice>
  )
}
