import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { GoHome } from './GoHome.tsx'

export function AdminsOnlyPage() {
  return (
    <>
      <title>Access Denied · Nestling</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title="Access Denied" action={<GoHome />}>
        Only admins can invite people to this journey.
      </EmptyState>
    </>
  )
}
