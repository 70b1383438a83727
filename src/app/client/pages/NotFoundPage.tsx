import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'

export function NotFoundPage() {
  return (
    <>
      <title>Not found · Nestling</title>
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title="404 Page Not Found"
        action={
          <Link href="/" asChild>
            <Button href="/" look="primary">
              Go home
            </Button>
          </Link>
        }
      >
        There is nothing at this address. Perhaps the link was cut off on its way to you.
      </EmptyState>
    </>
  )
}
