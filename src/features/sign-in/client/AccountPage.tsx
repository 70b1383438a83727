import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { AfterPaint } from '#ui/loading/AfterPaint.tsx'
import styles from './AccountPage.module.css'
import { ChangeInPlace } from './account/ChangeInPlace.tsx'
import { NamesForm } from './account/NamesForm.tsx'
import { PictureForm } from './account/picture/PictureForm.tsx'
import { Preferences } from './account/preferences/Preferences.tsx'
import { texts } from './account/texts/texts.ts'
import { useUser } from './data.ts'

// Appears only when the cards above it have loaded. Otherwise they could move its button while somebody presses it.
const DeleteAccount = latePart(
  async () => (await import('./account/deletion/DeleteAccount.tsx')).DeleteAccount,
  <div style={{ blockSize: '9rem' }} />,
)
const DeviceList = lazyPart(async () => (await import('./account/DeviceList.tsx')).DeviceList)
const EmailForm = lazyPart(async () => (await import('./account/EmailForm.tsx')).EmailForm)
const PasswordForm = lazyPart(async () => (await import('./account/PasswordForm.tsx')).PasswordForm)
const SecondStep = lazyPart(async () => (await import('./second-step/SecondStep.tsx')).SecondStep)

type Props = {
  /** The person's passkeys. */
  passkeys: ReactNode
  /** Lets the person choose the news they get by notification and by mail. */
  news: ReactNode
  /** Turns notifications on or off in this browser. */
  notifications: ReactNode
  /** Whether the page offers to hide parts of the guide. Only journeys that expect a baby have these parts. */
  offersHiding: boolean
}

/** Settings that belong to the person, not to a journey. People without a journey can open this page too. */
export function AccountPage({ passkeys, notifications, news, offersHiding }: Props) {
  const user = useUser()
  if (!user) return null

  return (
    <div className={styles.page}>
      <title>{texts.pageTitle}</title>
      <header className={styles.header}>
        <h1>{texts.yourAccount}</h1>
        {user.role === null && <Button href={signOutAddress}>{texts.signOut}</Button>}
      </header>
      <div className={styles.column}>
        <Card title={texts.yourPicture}>
          <PictureForm user={user} />
        </Card>
        <Card title={texts.yourName}>
          <NamesForm user={user} />
        </Card>
        <Card title={texts.signingIn}>
          <ChangeInPlace label={texts.email} value={user.email} action={texts.changeEmail}>
            {(close) => <EmailForm onDone={close} />}
          </ChangeInPlace>
          <ChangeInPlace label={texts.password} value={texts.onlyYouKnow} action={texts.changePassword}>
            {(close) => <PasswordForm email={user.email} onDone={close} />}
          </ChangeInPlace>
          <AfterPaint height="5rem">
            <SecondStep email={user.email} />
          </AfterPaint>
        </Card>
        <Card title={texts.passkeys}>{passkeys}</Card>
      </div>
      <div className={styles.column}>
        <Card title={texts.howItLooks}>
          <Preferences user={user} offersHiding={offersHiding} />
        </Card>
        <Card title={texts.notifications}>{notifications}</Card>
        <Card title={texts.whereSignedIn}>
          <AfterPaint height="8rem">
            <DeviceList />
          </AfterPaint>
        </Card>
        {user.role !== null && <Card title={texts.whatYouHear}>{news}</Card>}
      </div>
      <div className={styles.last}>
        <Card title={texts.deleteMyAccount}>
          <DeleteAccount email={user.email} />
        </Card>
        {user.role !== null && (
          <Link href="/trash" className={styles.trash}>
            {texts.recentlyDeleted}
          </Link>
        )}
      </div>
    </div>
  )
}
