import { useSyncExternalStore } from 'react'
import { usePageData } from '#platform/client/page-data.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { NestlingLogo } from '#ui/NestlingLogo.tsx'
import { WeekRing } from '#ui/progress/WeekRing.tsx'
import styles from './LandingPage.module.css'

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
      {isDeleted && (
        <Notice word="Your account has been deleted">Thank you for being with us. We wish you all the best.</Notice>
      )}
      <div className={styles.wreath}>
        <WeekRing week={24} label="A wreath of forty leaves, one for each week">
          <NestlingLogo />
        </WeekRing>
      </div>
      <h1 className={styles.title}>Forty weeks, and the people you share them with</h1>
      <p className={styles.text}>
        A private place for one family: the week and how the baby grows, news for grandparents, appointments, pictures.
        No advertising, and nobody else looking in.
      </p>
      {needsSetUp ? (
        <Notice word="New here">
          This Nestling has not been set up yet. Open the set-up address that was printed when it started.
        </Notice>
      ) : (
        <>
          <Button look="primary" href={search ? `${signInAddress}#/${search}` : signInAddress}>
            Sign In
          </Button>
          <p className={styles.note}>By invitation only. Ask an admin of your family’s journey for access.</p>
        </>
      )}
    </div>
  )
}

// Runs only in the browser, because browsers do not send the fragment of an address to the server.
const isAccountDeleted = () => location.hash === '#account-deleted'
const readSearch = () => location.search
const subscribeToNothing = () => () => undefined
