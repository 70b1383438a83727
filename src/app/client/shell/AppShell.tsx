import { Menu } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '#features/sign-in/contract.ts'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import { ErrorPage } from '#platform/client/page-error/ErrorPage.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { NestlingLogo } from '#ui/NestlingLogo.tsx'
import { texts } from '../texts/texts.ts'
import styles from './AppShell.module.css'
import { bottomPlacesFor } from './bottom-places.ts'
import { isClosed } from './closed-sections.ts'
import { InstallOffer } from './install/InstallOffer.tsx'

const LateParts = latePart(async () => (await import('./LateParts.tsx')).LateParts)
const SideMenu = lazyPart(async () => (await import('./SideMenu.tsx')).SideMenu)

/** The last focused element and its ancestors. Read in the event, because a removed element does not know its ancestors. */
let lastPath: readonly EventTarget[] = []

// `restore-focus.ts` is loaded at the first focus, because it is not needed before. The page works without it.
addEventListener('focusin', (event) => {
  lastPath = event.composedPath()
  import('./restore-focus.ts').then(
    ({ trackFocus }) => trackFocus(lastPath),
    () => undefined,
  )
})

/** The frame around the pages of a journey's members: header, menu and navigation bar. */
export function AppShell({ user, children }: { user: User; children: ReactNode }) {
  const [location] = useLocation()
  // The address at which the menu was opened. Going to another address closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const places = bottomPlacesFor(user).filter(({ path }) => !isClosed(path, user))

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#page">
        {texts.skipToPage}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.name}>
          <NestlingLogo />
          Nestling
        </Link>
        <InstallOffer />
        <IconButton
          label={texts.menu}
          icon={<Menu />}
          aria-haspopup="dialog"
          aria-expanded={menuOpenAt === location}
          onClick={() => setMenuOpenAt(location)}
        />
      </header>
      <ErrorPage>
        <Suspense>
          {menuOpenAt !== null && (
            <SideMenu user={user} open={menuOpenAt === location} onClose={() => setMenuOpenAt(null)} />
          )}
        </Suspense>
      </ErrorPage>
      <main className={styles.page} id="page" tabIndex={-1}>
        <LateParts />
        {children}
      </main>
      <nav className={styles.bar} aria-label={texts.mainPages}>
        {places.map(({ path, label, icon: Icon }) => (
          <Link key={path} href={path} className={styles.place} aria-current={location === path ? 'page' : undefined}>
            <Icon />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
