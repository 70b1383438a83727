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
import { texts } from '../texts/texts.ts'
import type { Place } from './bottom-places.ts'

export const menuPlaces = (): readonly Place[] => [
  { path: '/', label: texts.home, icon: House },
  { path: '/guide', label: texts.pregnancyJourney, quietLabel: texts.journey, icon: BookHeart },
  { path: '/labour', label: texts.contractions, icon: Timer },
  { path: '/movements', label: texts.movements, icon: Footprints },
  { path: '/appointments', label: texts.appointments, icon: CalendarDays },
  { path: '/contacts', label: texts.contacts, icon: Contact },
  { path: '/album', label: texts.photoAlbum, icon: Album },
  { path: '/wishlist', label: texts.babyWishlist, quietLabel: texts.wishlist, icon: Gift },
  { path: '/family', label: texts.familyAndFriends, icon: Users },
  { path: '/share', label: texts.shareJourney, icon: Share2 },
  { path: '/admin', label: texts.adminPanel, icon: ShieldCheck },
]

/** Pages to which the menu links only for the parents of an expected baby. */
export const parentPaths: readonly string[] = ['/labour', '/movements']
