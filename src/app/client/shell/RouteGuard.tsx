import { type ReactNode, useEffect } from 'react'
import { Redirect } from 'wouter'
import { LandingPage, useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { texts } from '../texts/texts.ts'
import { isClosed } from './closed-sections.ts'
import { loadRefusals } from './load-refusals.ts'
import styles from './RouteGuard.module.css'

const ClosedSectionPage = lazyPart(async () => (await loadRefusals()).ClosedSectionPage)
const AdminsOnlyPage = lazyPart(async () => (await loadRefusals()).AdminsOnlyPage)

/**
 * `visitor`: everybody; `account`: anyone signed in, even without a journey; `signed-in`: members of a journey;
 * `admin`: admins of a journey.
 */
export type Audience = 'visitor' | 'account' | 'signed-in' | 'admin'
type Props = { path: string; audience: Audience; children: ReactNode }

/** Shows a page to its audience. Other people see another page instead, or are redirected. */
export function RouteGuard({ path, audience, children }: Props) {
  const user = useUser()

  if (audience === 'visitor') return children
  if (!user) return path === '/' ? <LandingPage /> : <SignInFirst path={path} />
  if (audience === 'account') return children
  if (user.role === null) return <Redirect to="/access-denied" replace />
  if (audience === 'admin' && user.role !== 'admin') return <AdminsOnlyPage path={path} />
  if (isClosed(path, user)) return <ClosedSectionPage />
  return children
}

function SignInFirst({ path }: { path: string }) {
  // The specification gives the wishlist a message of its own.
  useEffect(() => sendToSignIn(path === '/wishlist' ? 'authentication-required' : 'unauthorized'), [path])
  return <RedirectMessage>{texts.openingSignIn}</RedirectMessage>
}

/** A message before a redirect. Not loaded lazily, because it is visible for only half a second. */
const RedirectMessage = ({ children }: { children: string }) => (
  <p className={styles.passing} role="status">
    {children}
  </p>
)
