import { sayFailure } from '#platform/client/say-failure.ts'
import { setUpAccount } from './data.ts'
import { NewAccountForm } from './NewAccountForm.tsx'

/** The first admin's account, for whoever holds the one-time address. */
export const SetUpAccountForm = ({ token }: { token: string }) => (
  <NewAccountForm
    submitText="Continue"
    pendingText="Creating your account..."
    send={async (account) => {
      await setUpAccount({ ...account, token })
      // Loaded anew without the token, which is of no more use, and with what the next step needs to know.
      location.replace('/set-up')
    }}
    onRefused={(error) => sayFailure('Set-up failed', error)}
  />
)
