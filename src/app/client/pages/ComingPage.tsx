import { useLocation } from 'wouter'
import { CalendarDrawing } from '#ui/empty/CalendarDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { menuPlaces } from '../shell/menu-places.ts'
import { GoHome } from './GoHome.tsx'

/** Says honestly that a part of the product is not there yet. */
export function ComingPage() {
  const [location] = useLocation()
  const label = menuPlaces.find(({ path }) => path === location)?.label ?? 'This page'

  return (
    <>
      <title>{`${label} · Nestling`}</title>
      <EmptyState level={1} drawing={<CalendarDrawing />} title={label} action={<GoHome />}>
        This part of Nestling is not built yet. Nothing can be entered or lost here.
      </EmptyState>
    </>
  )
}
