import { Link } from 'wouter'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { useUser } from './data.ts'

export function AccessDeniedPage() {
  const user = useUser()

  return (
    <EntryPanel drawing={<LostPathDrawing />}>
      <title>Access denied · Nestling</title>
      <h1>Access denied</h1>
      <p>You need an invitation to access this pregnancy tracker.</p>
      <Button href={signOutAddress} look="primary">
        Go Back
      </Button>
      {user && (
        <Link href="/account" asChild>
          <Button href="/account" look="quiet">
            Your account
          </Button>
        </Link>
      )}
    </EntryPanel>
  )
}
