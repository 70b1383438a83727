import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { JourneySwitcher, useJourney } from '#features/journey/client/public.ts'
import type { User } from '#features/sign-in/contract.ts'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Sheet } from '#ui/dialog/Sheet.tsx'
import { SignOutQuestion } from '../sign-out/SignOutQuestion.tsx'
import { texts } from '../texts/texts.ts'
import { isClosed } from './closed-sections.ts'
import { menuPlaces, parentPaths } from './menu-places.ts'
import styles from './SideMenu.module.css'

type Props = { user: User; open: boolean; onClose: () => void }

export function SideMenu({ user, open, onClose }: Props) {
  const [location] = useLocation()
  const { data: journey } = useJourney()
  // After a loss, nothing in the menu mentions the pregnancy.
  const isExpecting = journey?.state === 'expecting'
  // Before admins pass their second step, their role is not `admin`, but the menu already lists the pages for admins.
  const isAdmin = user.role === 'admin' || user.adminStep
  const parents = journey?.parents ?? []
  // While no parents are named, the admins count as parents.
  const isParent = parents.length > 0 ? parents.some(({ userId }) => userId === user.id) : user.role === 'admin'
  const places = menuPlaces().filter(
    ({ path }) =>
      !isClosed(path, user) &&
      (isAdmin || !['/share', '/admin'].includes(path)) &&
      ((isExpecting && isParent) || !parentPaths.includes(path)),
  )

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        label={texts.menu}
        header={
          <Link href="/account" className={styles.person} onClick={onClose}>
            <Avatar name={user.firstName} src={user.profileImageUrl} size="large" decorative />
            <p>
              <strong className={styles.name}>
                {texts.parents(parents.map(({ displayName }) => displayName)) || ownName(user)}
              </strong>
              {isExpecting && <span className={styles.state}>{texts.expecting}</span>}
              <span className={styles.account}>{texts.yourAccount}</span>
            </p>
          </Link>
        }
      >
        <Suspense>
          <JourneySwitcher />
        </Suspense>
        <nav aria-label={texts.allPages}>
          <ul className={styles.places}>
            {places.map(({ path, label, quietLabel = label, icon: Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  className={styles.place}
                  aria-current={location === path ? 'page' : undefined}
                  onClick={onClose}
                >
                  <Icon aria-hidden="true" />
                  {isExpecting ? label : quietLabel}
                </Link>
              </li>
            ))}
            <li className={styles.last}>
              <a href={signOutAddress} className={styles.place}>
                <LogOut data-mirrored aria-hidden="true" />
                {texts.signOut}
              </a>
            </li>
          </ul>
        </nav>
      </Sheet>
      <SignOutQuestion userId={user.id} />
    </>
  )
}

const ownName = ({ firstName, lastName }: User) => [firstName, lastName].filter(Boolean).join(' ')
