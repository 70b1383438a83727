/** The pages in the side menu, with the specification's order and labels. */
import {
  Album,
  BookHeart,
  CalendarDays,
  Contact,
  Footprints,
  Gift,
  House,
  Share2,
  ShieldCheck,
  Timer,
  Users,
} from 'lucide-react'
import type { Place } from './bottom-places.ts'

export const menuPlaces: readonly Place[] = [
  { path: '/', label: 'Home', icon: House },
  { path: '/guide', label: 'Pregnancy Journey', icon: BookHeart },
  { path: '/labour', label: 'Contractions', icon: Timer },
  { path: '/movements', label: 'Movements', icon: Footprints },
  { path: '/appointments', label: 'Appointments', icon: CalendarDays },
  { path: '/contacts', label: 'Contacts', icon: Contact },
  { path: '/album', label: 'Photo Album', icon: Album },
  { path: '/wishlist', label: 'Baby Wishlist', icon: Gift },
  { path: '/family', label: 'Family & Friends', icon: Users },
  { path: '/share', label: 'Share Journey', icon: Share2 },
  { path: '/admin', label: 'Admin Panel', icon: ShieldCheck },
]

/** Pages to which the menu links only for the parents of an expected baby. */
export const parentPaths: readonly string[] = ['/labour', '/movements']
