import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

export function AdminsOnlyPage() {
  return (
    <>
      <title>Access Denied · Nestling</title>
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title="Access Denied"
        action={
          <Link href="/" asChild>
            <Button href="/">Go home</Button>
          </Link>
        }
      >
        Only admins can invite people to this journey.
      </EmptyState>
    </>
  )
}
