import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

export function AccessDeniedPage() {
  return (
    <>
      <title>Access denied · Nestling</title>
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title="Access denied"
        action={<Button href="/api/logout">Go Back</Button>}
      >
        You need an invitation to access this pregnancy tracker.
      </EmptyState>
    </>
  )
}
