import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import styles from './JourneySummary.module.css'
import { texts } from './texts/texts.ts'

/** Says that the week is an example, because the parents have not set the due date. */
export function ExampleNotice() {
  const isAdmin = useUser()?.role === 'admin'
  return (
    <Notice word={texts.example}>
      {isAdmin ? (
        <span className={styles.example}>
          {texts.weekIsExample}
          <Link href="/admin" asChild>
            <Button href="/admin" look="primary">
              {texts.setDueDate}
            </Button>
          </Link>
        </span>
      ) : (
        texts.noDueDateYet
      )}
    </Notice>
  )
}
