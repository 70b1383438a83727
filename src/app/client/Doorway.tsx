import { type ReactNode, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { LandingPage, useUser } from '#features/sign-in/client/public.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { showToast } from '#ui/toast/toast-store.ts'

export type Audience = 'visitor' | 'signed-in' | 'admin'
type Props = { path: string; audience: Audience; children: ReactNode }

/** Lets people through to a page, or tells them kindly where to go instead. */
export function Doorway({ path, audience, children }: Props) {
  const user = useUser()

  if (audience === 'visitor') return children
  if (!user) return path === '/' ? <LandingPage /> : <SignInFirst path={path} />
  if (user.role === null) return <Redirect to="/access-denied" replace />
  if (audience === 'admin' && user.role !== 'admin') return path === '/admin' ? <NotAnAdmin /> : <AdminsOnly />
  return children
}

function SignInFirst({ path }: { path: string }) {
  useEffect(() => sendToSignIn(path === '/wishlist' ? 'authentication-required' : 'unauthorized'), [path])
  return <LoadingScreen message="One moment" subMessage="Taking you to the sign-in page" />
}

function NotAnAdmin() {
  const [, navigate] = useLocation()
  useEffect(() => {
    showToast({ title: 'Access Denied', description: 'Admin access required', tone: 'destructive' })
    const timer = setTimeout(() => navigate('/'), 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return <LoadingScreen message="One moment" subMessage="Taking you home" />
}

const AdminsOnly = () => (
  <EmptyState level={1} drawing={<LostPathDrawing />} title="Access Denied" action={<Button href="/">Go home</Button>}>
    Only admins can invite people to this journey.
  </EmptyState>
)
