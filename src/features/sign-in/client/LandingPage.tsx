import { useSyncExternalStore } from 'react'
import { usePageData } from '#platform/client/page-data.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { NestlingLogo } from '#ui/NestlingLogo.tsx'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './LandingPage.module.css'
import { texts } from './texts/texts.ts'

/** The page for visitors who are not signed in. */
export function LandingPage() {
  const { needsSetUp } = usePageData()
  const isDeleted = useSyncExternalStore(subscribeToNothing, isAccountDeleted, () => false)
  // After signing in, the person sees what the query string asks for, such as the update that a mail linked to.
  const search = useSyncExternalStore(subscribeToNothing, readSearch, () => '')
  return (
    <div className={styles.page}>
      <title>Nestling</title>
      <p className={styles.mark}>
        <NestlingLogo />
        Nestling
      </p>
      {isDeleted && <Notice word={texts.accountDeleted}>{texts.thankYou}</Notice>}
      <div className={styles.wreath}>
        <WeekRing week={24} label={texts.wreath}>
          <NestlingLogo />
        </WeekRing>
      </div>
      <h1 className={styles.title}>{texts.landingHeading}</h1>
      <p className={styles.text}>{texts.whatNestlingIs}</p>
      {needsSetUp ? (
        <Notice word={texts.newHere}>{texts.notSetUpYet}</Notice>
      ) : (
        <>
          <Button look="primary" href={search ? `${signInAddress}#/${search}` : signInAddress}>
            {texts.signIn}
          </Button>
          <p className={styles.note}>{texts.invitationFromAdmin}</p>
        </>
      )}
    </div>
  )
}

// Runs only in the browser, because browsers do not send the fragment of an address to the server.
const isAccountDeleted = () => location.hash === '#account-deleted'
const readSearch = () => location.search
const subscribeToNothing = () => () => undefined
