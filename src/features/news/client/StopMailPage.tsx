import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { useStopMail } from './data.ts'
import styles from './NewsPage.module.css'

/** Ends a kind of mail, for people who open the link in a mail. It asks first, because mail programs open links by themselves. */
export function StopMailPage() {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const stop = useStopMail(token)
  const ended = stop.data?.ended

  return (
    <EntryPanel drawing={ended ? <NestDrawing /> : <KeyDrawing />}>
      <title>Stop this mail · Nestling</title>
      {ended ? (
        <>
          {/* The button with the focus is gone, so the focus moves to the message. */}
          <h1 className={styles.done} tabIndex={-1} ref={(heading) => heading?.focus()}>
            You will get no more mail about {ended}
          </h1>
          <p>You can change this in your account at any time.</p>
          <Button look="primary" href="/">
            Open Nestling
          </Button>
        </>
      ) : (
        <>
          <h1>Stop this mail?</h1>
          <p>
            You will get no more mail of this kind. Everything stays in Nestling, and you can turn the mail on again in
            your account.
          </p>
          <Button
            look="primary"
            pending={stop.isPending}
            onClick={() => stop.mutateAsync().catch((error) => sayFailure('The mail was not stopped', error))}
          >
            Stop this mail
          </Button>
        </>
      )}
    </EntryPanel>
  )
}
