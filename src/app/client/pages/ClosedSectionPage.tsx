import { useLocation } from 'wouter'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { menuPlaces } from '../shell/menu-places.ts'
import { GoHome } from './GoHome.tsx'

/** Shown at a section's address if the parents have closed the section to this person. */
export function ClosedSectionPage() {
  const [location] = useLocation()
  const label = menuPlaces.find(({ path }) => path === location)?.label ?? 'This page'

  return (
    <>
      <title>{`${label} · Nestling`}</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title={label} action={<GoHome />}>
        The parents keep this part of their journey to themselves.
      </EmptyState>
    </>
  )
}
