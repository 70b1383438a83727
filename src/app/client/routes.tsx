/** The routes: every page with its audience and its transition. */
import { type ComponentType, Suspense, useDeferredValue, useEffect, ViewTransition } from 'react'
import { useLocation } from 'wouter'
// Home is part of the first load, because nearly everybody starts there.
import { DashboardPage } from '#features/dashboard/client/DashboardPage.tsx'
import { currentInvitation } from '#features/family/client/join/current-invitation.ts'
import { LandingPage, useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import type { PageData } from '#platform/client/page-data.ts'
import { ErrorPage } from '#platform/client/page-error/ErrorPage.tsx'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import type { PagePath } from '../page-paths.ts'
import styles from './routes.module.css'
import { AppShell } from './shell/AppShell.tsx'
import { loadRefusals } from './shell/load-refusals.ts'
import { type Audience, RouteGuard } from './shell/RouteGuard.tsx'

type Transition = 'grow' | 'journey' | 'slide' | 'fade'
type Route = { page: ComponentType & { load?: () => Promise<unknown> }; audience: Audience; transition: Transition }

const SimpleHome = lazyPart(async () => (await import('./pages/SimpleHome.tsx')).SimpleHome)
const Home = () => (useUser()?.layout === 'simple' ? <SimpleHome /> : <DashboardPage />)

const SignInPage = lazyPart(async () => {
  const { SignInPage } = await import('./pages/SignInPage.tsx')
  return () => <SignInPage isPage={(path) => routes.has(path)} />
})
const AccountPage = lazyPart(async () => (await import('./sign-out/AccountPage.tsx')).AccountPage)
const ForgotPasswordPage = lazyPart(
  async () => (await import('#features/sign-in/client/entry/ForgotPasswordPage.tsx')).ForgotPasswordPage,
)
const JoinPage = lazyPart(async () => (await import('./sign-out/load-join-page.ts')).loadJoinPage())
const FamilyPage = lazyPart(async () => (await import('#features/family/client/FamilyPage.tsx')).FamilyPage)
const SharePage = lazyPart(async () => (await import('#features/family/client/share/SharePage.tsx')).SharePage)
const AdminPage = lazyPart(async () => (await import('#features/admin/client/AdminPage.tsx')).AdminPage)
const AlbumPage = lazyPart(async () => (await import('#features/album/client/AlbumPage.tsx')).AlbumPage)
const AppointmentsPage = lazyPart(
  async () => (await import('#features/appointments/client/AppointmentsPage.tsx')).AppointmentsPage,
)
const ContactsPage = lazyPart(async () => (await import('#features/contacts/client/ContactsPage.tsx')).ContactsPage)
const GuidePage = lazyPart(async () => (await import('./pages/GuideWithLinks.tsx')).GuideWithLinks)
const LabourPages = lazyPart(async () => (await import('./pages/LabourPages.tsx')).LabourPages)
const TrashPage = lazyPart(async () => (await import('#features/trash/client/TrashPage.tsx')).TrashPage)
const WishlistPage = lazyPart(async () => (await import('#features/wishlist/client/WishlistPage.tsx')).WishlistPage)
const NewsPage = lazyPart(async () => (await import('#features/news/client/NewsPage.tsx')).NewsPage)
const NotFoundPage = lazyPart(async () => (await loadRefusals()).NotFoundPage)

/** A page that people seldom open. All of these are in one file, because each further file makes the first load larger. */
const rarePage = (name: keyof typeof import('./pages/rare-pages.ts')) =>
  lazyPart(async () => (await import('./pages/rare-pages.ts'))[name])

const pages: Readonly<Record<PagePath, Route>> = {
  '/': { page: Home, audience: 'signed-in', transition: 'grow' },
  '/sign-in': { page: SignInPage, audience: 'visitor', transition: 'fade' },
  '/forgot-password': { page: ForgotPasswordPage, audience: 'visitor', transition: 'fade' },
  '/reset-password': { page: rarePage('reset'), audience: 'visitor', transition: 'fade' },
  '/set-up': { page: rarePage('setUp'), audience: 'visitor', transition: 'fade' },
  '/access-denied': { page: rarePage('denied'), audience: 'visitor', transition: 'fade' },
  '/guide': { page: GuidePage, audience: 'signed-in', transition: 'journey' },
  '/labour': { page: LabourPages, audience: 'signed-in', transition: 'slide' },
  '/movements': { page: LabourPages, audience: 'signed-in', transition: 'slide' },
  '/appointments': { page: AppointmentsPage, audience: 'signed-in', transition: 'slide' },
  '/album': { page: AlbumPage, audience: 'signed-in', transition: 'slide' },
  '/contacts': { page: ContactsPage, audience: 'signed-in', transition: 'slide' },
  '/trash': { page: TrashPage, audience: 'signed-in', transition: 'slide' },
  '/wishlist': { page: WishlistPage, audience: 'signed-in', transition: 'slide' },
  '/news': { page: NewsPage, audience: 'signed-in', transition: 'slide' },
  '/stop-mail': { page: rarePage('stopMail'), audience: 'visitor', transition: 'fade' },
  '/family': { page: FamilyPage, audience: 'signed-in', transition: 'slide' },
  '/share': { page: SharePage, audience: 'admin', transition: 'slide' },
  '/admin': { page: AdminPage, audience: 'admin', transition: 'slide' },
  '/account': { page: AccountPage, audience: 'account', transition: 'slide' },
}
const routes = new Map<string, Route>(Object.entries(pages))
if (import.meta.env.MODE === 'development') routes.set('/gallery', gallery())

/** Replaces home for people who open an invitation. */
const joining: Route = { page: JoinPage, audience: 'visitor', transition: 'fade' }

const notFound: Route = { page: NotFoundPage, audience: 'visitor', transition: 'fade' }

/** Prefetches a page's code. Errors show when the page opens. */
export const fetchPage = (path: string) => loadPage(path)?.catch(() => undefined)

const loadPage = (path: string) => routes.get(path)?.page.load?.()

/** Loads the code of the first screen; rejects if it cannot be fetched. */
export function fetchScreen(path: string, { answers, invitation }: PageData) {
  if (path !== '/') return loadPage(path)
  if (invitation || isJoining(path)) return JoinPage.load()
  const user = answers[userAddress]?.body
  return user === null ? LandingPage.load() : Object(user).layout === 'simple' && SimpleHome.load()
}

const isJoining = (path: string) => path === '/' && currentInvitation() !== null

/** Whether the server rendered the screen that this page shows first. The server cannot see an invitation in browser storage. */
export const isPrerendered = ({ invitation }: PageData): boolean => isJoining(location.pathname) === Boolean(invitation)

export function Pages() {
  const [location] = useLocation()
  // Deferred, so the previous page stays until the next is ready and the change can be animated.
  const path = useDeferredValue(location)
  const user = useUser()
  const joins = isJoining(path)
  const { page: Page, audience, transition } = joins ? joining : (routes.get(path) ?? notFound)

  // Only a change of page is animated, not the parts of a page that load later.
  const page = (
    <ViewTransition key={path} enter={transition} exit={transition} default="none">
      <div>
        <ErrorPage>
          <Suspense fallback={<LoadingScreen />}>
            <RouteGuard path={path} audience={audience}>
              <Page />
            </RouteGuard>
            <MarkAsHydrated />
          </Suspense>
        </ErrorPage>
      </div>
    </ViewTransition>
  )
  const standsAlone = user === null || user.role === null || joins || pagesAlone.has(path)
  return standsAlone ? <main className={styles.alone}>{page}</main> : <AppShell user={user}>{page}</AppShell>
}

/** Removes the attribute that marks the prerendered root, once the app has hydrated the page. */
function MarkAsHydrated() {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-awaits-app'))
  return null
}

/** Pages that are never shown in the app's frame. */
const pagesAlone = new Set(['/sign-in', '/forgot-password', '/reset-password', '/set-up', '/access-denied', '/gallery'])

// A function, so the gallery is not in production builds.
function gallery(): Route {
  const page = lazyPart(async () => (await import('./gallery/GalleryPage.tsx')).GalleryPage)
  return { page, audience: 'visitor', transition: 'fade' }
}
