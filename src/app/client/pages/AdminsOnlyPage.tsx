import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { signInAgainAddress } from '#platform/shared/address/session-addresses.ts'
import type { AdminStep } from '#platform/shared/role.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { KeyDrawing } from '#ui/empty/KeyDrawing.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { GoHome } from './GoHome.tsx'

type Props = { path: string }

/** Shown instead of a page for admins, if the person is not an admin or has not passed the second step. */
export function AdminsOnlyPage({ path }: Props) {
  const step = useUser()?.adminStep
  if (step) return <StepFirst step={step} path={path} />
  if (path === '/admin') return <RedirectHome />
  return (
    <>
      <title>Access Denied · Nestling</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title="Access Denied" action={<GoHome />}>
        Only admins can invite people to this journey.
      </EmptyState>
    </>
  )
}

function StepFirst({ step, path }: Props & { step: AdminStep }) {
  const action =
    step === 'pass' ? (
      <Button href={`${signInAgainAddress}#${path}`} look="primary">
        Sign in again
      </Button>
    ) : (
      <Link href="/account" asChild>
        <Button href="/account" look="primary">
          Set one up in your account
        </Button>
      </Link>
    )
  return (
    <>
      <title>One more step · Nestling</title>
      <EmptyState level={1} drawing={<KeyDrawing />} title="Admins need a second step here" action={action}>
        {step === 'pass'
          ? 'You signed in with your password alone. Sign in with your second step or your passkey to open this page.'
          : 'A second step is a code after your password, or a passkey. You have not set one up yet. Everything else is open to you as before.'}
      </EmptyState>
    </>
  )
}

function RedirectHome() {
  const [, navigate] = useLocation()
  useEffect(() => {
    showToast({ title: 'Access Denied', description: 'Admin access required', tone: 'destructive' })
    const timer = setTimeout(() => navigate('/'), 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <EmptyState level={1} drawing={<LostPathDrawing />} title="Access Denied">
      Taking you home
    </EmptyState>
  )
}
