import { LogOut } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { User } from '#features/sign-in/contract.ts'
import { Avatar } from '#ui/avatar/Avatar.tsx'
import { Sheet } from '#ui/dialog/Sheet.tsx'
import { menuPlaces } from './menu-places.ts'
import styles from './SideMenu.module.css'

type Props = { user: User; open: boolean; onClose: () => void }

export function SideMenu({ user, open, onClose }: Props) {
  const [location] = useLocation()
  // Pages that only admins can use are not offered to others.
  const places = menuPlaces.filter(({ path }) => user.role === 'admin' || !['/share', '/admin'].includes(path))

  return (
    <Sheet
      open={open}
      onClose={onClose}
      label="Menu"
      header={
        <div className={styles.person}>
          <Avatar name={user.firstName} src={user.profileImageUrl} size="large" decorative />
          <p>
            <strong className={styles.name}>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</strong>
            <span className={styles.state}>Expecting Baby</span>
          </p>
        </div>
      }
    >
      <nav aria-label="All pages">
        <ul className={styles.places}>
          {places.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <Link
                href={path}
                className={styles.place}
                aria-current={location === path ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
          <li className={styles.last}>
            <a href="/api/logout" className={styles.place}>
              <LogOut aria-hidden="true" />
              Sign Out
            </a>
          </li>
        </ul>
      </nav>
    </Sheet>
  )
}
