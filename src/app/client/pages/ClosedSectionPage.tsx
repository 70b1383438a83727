import { useLocation } from 'wouter'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { menuPlaces } from '../shell/menu-places.ts'
import { texts } from '../texts/texts.ts'
import { GoHome } from './GoHome.tsx'

/** Shown at a section's address if the parents have closed the section to this person. */
export function ClosedSectionPage() {
  const [location] = useLocation()
  const label = menuPlaces().find(({ path }) => path === location)?.label ?? texts.thisPage

  return (
    <>
      <title>{texts.closedTitle(label)}</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title={label} action={<GoHome />}>
        {texts.sectionClosed}
      </EmptyState>
    </>
  )
}
