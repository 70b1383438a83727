import { Suspense } from 'react'
import { NewAccountForm, useSetUser } from '#features/sign-in/client/public.ts'
import { currentLanguage } from '#language/current-language.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { signInAddress } from '#platform/shared/address/session-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Invitation } from '../../contract.ts'
import { resetInvitation } from './current-invitation.ts'
import { register } from './data.ts'
import { texts } from './texts/texts.ts'

type Props = { code: string; invitation: Invitation; onNotJoined: (reason: unknown) => void }

/** The form in which an invited person makes an account and joins. */
export function RegisterForm({ code, invitation: { babyName, email }, onNotJoined }: Props) {
  const setUser = useSetUser()

  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="28rem" />}>
        <NewAccountForm
          email={email}
          submitText={texts.join(babyName)}
          pendingText={texts.joining}
          send={async (account) => {
            const user = await register({ ...account, inviteCode: code })
            resetInvitation()
            // Each language has its own build of the app, so load the home page in full.
            if (user.language !== currentLanguage()) return location.replace('/')
            showToast({ title: texts.welcome(babyName) })
            setUser(user)
          }}
          onFailed={(error) => {
            sayFailure(texts.registrationFailed, error, texts.accountNotCreated)
            onNotJoined(error)
          }}
        />
      </Suspense>
      {/* A plain link works before the app has loaded. After signing in, the path after the # is opened. */}
      <Button look="quiet" href={`${signInAddress}#/?invite=${encodeURIComponent(code)}`}>
        {texts.haveAccount}
      </Button>
    </>
  )
}
