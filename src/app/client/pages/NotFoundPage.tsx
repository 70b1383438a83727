import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { GoHome } from './GoHome.tsx'

export function NotFoundPage() {
  return (
    <>
      <title>Not found · Nestling</title>
      <EmptyState level={1} drawing={<LostPathDrawing />} title="404 Page Not Found" action={<GoHome />}>
        There is nothing at this address. The link may be incomplete.
      </EmptyState>
    </>
  )
}
