import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { useStopMail } from './data.ts'
import styles from './NewsPage.module.css'
import { texts } from './texts/texts.ts'

/** Turns off one kind of mail. A link in a mail opens it. Asks first, because mail programs open links themselves. */
export function StopMailPage() {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const stop = useStopMail(token)
  const ended = stop.data?.ended

  return (
    <EntryPanel drawing={ended ? <NestDrawing /> : <KeyDrawing />}>
      <title>{texts.stopMailPage}</title>
      {ended ? (
        <>
          {/* The button with the focus is gone, so the focus moves to the message. */}
          <h1 className={styles.done} tabIndex={-1} ref={(heading) => heading?.focus()}>
            {texts.noMoreMail(ended)}
          </h1>
          <p>{texts.changeAnyTime}</p>
          <Button look="primary" href="/">
            {texts.openNestling}
          </Button>
        </>
      ) : (
        <>
          <h1>{texts.stopMailQuestion}</h1>
          <p>{texts.stopMailEffect}</p>
          <Button
            look="primary"
            pending={stop.isPending}
            onClick={() => stop.mutateAsync().catch((error) => sayFailure(texts.notStopped, error))}
          >
            {texts.stopMail}
          </Button>
        </>
      )}
    </EntryPanel>
  )
}
