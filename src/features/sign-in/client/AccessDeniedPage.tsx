import { Link } from 'wouter'
import { signOutAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { LostPathDrawing } from '#ui/empty/LostPathDrawing.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { useUser } from './data.ts'
import { texts } from './texts/texts.ts'

export function AccessDeniedPage() {
  const user = useUser()

  return (
    <EntryPanel drawing={<LostPathDrawing />}>
      <title>{texts.accessDeniedPageTitle}</title>
      <h1>{texts.accessDenied}</h1>
      <p>{texts.invitationNeeded}</p>
      <Button href={signOutAddress} look="primary">
        {texts.goBack}
      </Button>
      {user && (
        <Link href="/account" asChild>
          <Button href="/account" look="quiet">
            {texts.yourAccount}
          </Button>
        </Link>
      )}
    </EntryPanel>
  )
}
