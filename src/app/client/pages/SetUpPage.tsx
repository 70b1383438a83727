import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { texts as home } from '#features/dashboard/client/texts/texts.ts'
import { JourneySettingsForm, useJourney } from '#features/journey/client/public.ts'
import { SetUpAccountForm, useLinkToken, useUser } from '#features/sign-in/client/public.ts'
import { usePageData } from '#platform/client/page-data.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { texts } from '../texts/texts.ts'

/** Sets up a new installation: first an account for the first admin, then the journey. */
export function SetUpPage() {
  const user = useUser()
  const token = useLinkToken()
  const { needsSetUp } = usePageData()
  // People who joined by an invitation have nothing to set up.
  if (user && user.role !== 'admin') return <Redirect to="/" replace />

  return (
    <EntryPanel drawing={!user && (!needsSetUp || !token) && <KeyDrawing />}>
      <title>{texts.setUpTitle}</title>
      {user ? <JourneyStep firstName={user.firstName} /> : <AccountStep token={token} />}
    </EntryPanel>
  )
}

function AccountStep({ token }: { token: string }) {
  const { needsSetUp } = usePageData()
  if (!needsSetUp)
    return (
      <>
        <h1>{texts.isSetUp}</h1>
        <p>{texts.hasAccount}</p>
        <Button look="primary" href={signInAddress}>
          {texts.signIn}
        </Button>
      </>
    )
  if (!token)
    return (
      <>
        <h1>{texts.setUpNestling}</h1>
        <Notice word={texts.almostThere}>{texts.needsWholeAddress}</Notice>
      </>
    )
  return (
    <>
      <p>{texts.firstStep}</p>
      <h1>{texts.createAccount}</h1>
      <SetUpAccountForm key={token} token={token} />
    </>
  )
}

function JourneyStep({ firstName }: { firstName: string }) {
  const { data: journey, isError, refetch } = useJourney()
  const [, navigate] = useLocation()

  if (isError)
    return (
      <TryAgain title={texts.notStarted} onTry={() => refetch()}>
        {home.nothingLost}
      </TryAgain>
    )
  if (journey && journey.dueDate !== null) return <Redirect to="/" replace />
  return (
    <>
      <p>{texts.secondStep}</p>
      <h1>{firstName ? texts.whomPersonExpects(firstName) : texts.whomYouExpect}</h1>
      <Card>
        <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
          {journey ? (
            <JourneySettingsForm journey={journey} submitText={texts.beginJourney} onSaved={() => navigate('/')} />
          ) : (
            <Skeleton shape="block" height="18rem" />
          )}
        </Suspense>
      </Card>
    </>
  )
}
