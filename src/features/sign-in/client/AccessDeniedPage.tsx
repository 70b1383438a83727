import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { useUser } from './data.ts'

export function AccessDeniedPage() {
  const user = useUser()

  return (
    <>
      <title>Access denied · Nestling</title>
      <EmptyState
        level={1}
        drawing={<LostPathDrawing />}
        title="Access denied"
        action={
          <>
            <Button href="/api/logout">Go Back</Button>
            {user && (
              <Link href="/account" asChild>
                <Button href="/account" look="quiet">
                  Your account
                </Button>
              </Link>
            )}
          </>
        }
      >
        You need an invitation to access this pregnancy tracker.
      </EmptyState>
    </>
  )
}
