import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
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

/** Sets up a new installation: first an account for the first admin, then the journey. */
export function SetUpPage() {
  const user = useUser()
  const token = useLinkToken()
  const { needsSetUp } = usePageData()
  // People who joined by an invitation have nothing to set up.
  if (user && user.role !== 'admin') return <Redirect to="/" replace />

  return (
    <EntryPanel drawing={!user && (!needsSetUp || !token) && <KeyDrawing />}>
      <title>Set up · Nestling</title>
      {user ? <JourneyStep firstName={user.firstName} /> : <AccountStep token={token} />}
    </EntryPanel>
  )
}

function AccountStep({ token }: { token: string }) {
  const { needsSetUp } = usePageData()
  if (!needsSetUp)
    return (
      <>
        <h1>Nestling is set up</h1>
        <p>There is already an account. Sign in with it, or ask its owner to invite you.</p>
        <Button look="primary" href={signInAddress}>
          Sign In
        </Button>
      </>
    )
  if (!token)
    return (
      <>
        <h1>Set up Nestling</h1>
        <Notice word="Almost there">
          This page needs the complete set-up address, including everything after the # sign. Nestling printed it when
          it started.
        </Notice>
      </>
    )
  return (
    <>
      <p>Step 1 of 2</p>
      <h1>Welcome. First, create your account</h1>
      <SetUpAccountForm key={token} token={token} />
    </>
  )
}

function JourneyStep({ firstName }: { firstName: string }) {
  const { data: journey, isError, refetch } = useJourney()
  const [, navigate] = useLocation()

  if (isError)
    return (
      <TryAgain title="Your journey could not be started" onTry={() => refetch()}>
        Nothing is lost. Your connection may be down.
      </TryAgain>
    )
  if (journey && journey.dueDate !== null) return <Redirect to="/" replace />
  return (
    <>
      <p>Step 2 of 2</p>
      <h1>{firstName ? `${firstName}, who` : 'Who'} are you waiting for?</h1>
      <Card>
        <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
          {journey ? (
            <JourneySettingsForm journey={journey} submitText="Begin the journey" onSaved={() => navigate('/')} />
          ) : (
            <Skeleton shape="block" height="18rem" />
          )}
        </Suspense>
      </Card>
    </>
  )
}
