import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#features/sign-in/contract.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { answerWithPasskey, hasAutofill, stopWaiting, wasCancelled } from './ceremony.ts'
import { beginSignIn, signInWithPasskey } from './data.ts'
import { texts } from './texts/texts.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

type Props = { onSignedIn: (user: User) => void }

/** Signs in with a passkey, by a button or the browser's autofill. Renders nothing if passkeys cannot be used here. */
export function SignInWithPasskey({ onSignedIn }: Props) {
  return usePasskeysHere() === true && <PasskeyButton onSignedIn={onSignedIn} />
}

function PasskeyButton({ onSignedIn }: Props) {
  const [pending, setPending] = useState(false)

  async function signIn({ inAutofill }: { inAutofill: boolean }) {
    let isWanted = !inAutofill
    try {
      const answer = await answerWithPasskey({ options: await beginSignIn(), inAutofill })
      isWanted = true
      setPending(true)
      onSignedIn(await signInWithPasskey(answer))
    } catch (error) {
      // Until the person chooses a passkey in autofill, errors need no message.
      if (!isWanted) return
      setPending(false)
      if (!wasCancelled(error))
        showToast({ title: texts.notSignedIn, description: failureWords(error), tone: 'destructive' })
      await offerInAutofill()
    }
  }

  async function offerInAutofill() {
    if (await hasAutofill().catch(() => false)) await signIn({ inAutofill: true })
  }

  const begin = useEffectEvent(offerInAutofill)
  useEffect(() => {
    begin()
    return () => void stopWaiting()
  }, [])

  function press() {
    setPending(true)
    signIn({ inAutofill: false })
  }

  return (
    <Button wide icon={<KeyRound />} pending={pending} pendingText={texts.signingIn} onClick={press}>
      {texts.signIn}
    </Button>
  )
}
