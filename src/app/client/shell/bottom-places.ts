/** The five pages of the bar, in the order and words of the specification. */
import { BookHeart, CalendarDays, Contact, House, type LucideIcon, Settings } from 'lucide-react'
import type { Role } from '#platform/shared/role.ts'

export type Place = { path: string; label: string; icon: LucideIcon }

/** Whose settings the journey's are not is led to their own. */
export const bottomPlacesFor = ({ role }: { role: Role | null }): readonly Place[] => [
  { path: '/', label: 'Home', icon: House },
  { path: '/appointments', label: 'Calendar', icon: CalendarDays },
  { path: '/guide', label: 'Journey', icon: BookHeart },
  { path: '/contacts', label: 'Contacts', icon: Contact },
  { path: role === 'admin' ? '/admin' : '/account', label: 'Settings', icon: Settings },
]
