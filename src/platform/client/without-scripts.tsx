/** What differs on the pages that the server renders for reading without scripts. */
import type { ReactNode } from 'react'
import { ownTimeZone } from '../shared/time/day-words.ts'
import { usePageData } from './page-data.ts'

/** Whether this page is rendered for reading without scripts. Nothing on it can be opened, so everything is already open. */
export const useIsPlain = (): boolean => usePageData().isPlain === true

/** A part of a page that is of no use without scripts, so pages without scripts leave it out. */
export const NeedsScripts = ({ children }: { children: ReactNode }) => !useIsPlain() && children

/** The time zone of the reader's browser. The server does not know it, so a page without scripts uses `familyZone`. */
export const useReaderZone = (familyZone: string): string => (useIsPlain() ? familyZone : ownTimeZone())
