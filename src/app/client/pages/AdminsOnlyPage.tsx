import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { signInAgainAddress } from '#platform/shared/address/session-addresses.ts'
import type { AdminStep } from '#platform/shared/role.ts'
import { texts as shared } from '#platform/shared/texts/texts.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { texts } from '../texts/texts.ts'
import { GoHome } from './GoHome.tsx'

type Props = { path: string }

/** Shown instead of a page for admins, if the person is not an admin or has not passed the second step. */
export function AdminsOnlyPage({ path }: Props) {
  const step = useUser()?.adminStep
  if (step) return <StepFirst step={step} path={path} />
  if (path === '/admin') return <RedirectHome />
  return (
    <>
      <title>{texts.deniedTitle}</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title={texts.denied} action={<GoHome />}>
        {texts.onlyAdminsInvite}
      </EmptyState>
    </>
  )
}

function StepFirst({ step, path }: Props & { step: AdminStep }) {
  const action =
    step === 'pass' ? (
      <Button href={`${signInAgainAddress}#${path}`} look="primary">
        {texts.signInAgain}
      </Button>
    ) : (
      <Link href="/account" asChild>
        <Button href="/account" look="primary">
          {texts.setUpStep}
        </Button>
      </Link>
    )
  return (
    <>
      <title>{texts.stepTitle}</title>
      <EmptyState level={1} drawing={<KeyDrawing />} title={texts.stepNeeded} action={action}>
        {step === 'pass' ? texts.passStep : texts.addStep}
      </EmptyState>
    </>
  )
}

function RedirectHome() {
  const [, navigate] = useLocation()
  useEffect(() => {
    showToast({ title: texts.denied, description: shared.adminOnly, tone: 'destructive' })
    const timer = setTimeout(() => navigate('/'), 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <EmptyState level={1} drawing={<LostPathDrawing />} title={texts.denied}>
      {texts.openingHome}
    </EmptyState>
  )
}
