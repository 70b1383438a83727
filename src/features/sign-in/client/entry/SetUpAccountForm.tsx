import { sayFailure } from '#platform/client/say-failure.ts'
import { texts } from '../texts/texts.ts'
import { setUpAccount } from './data.ts'
import { NewAccountForm } from './NewAccountForm.tsx'

/** Makes the first admin's account with a one-time link. */
export const SetUpAccountForm = ({ token }: { token: string }) => (
  <NewAccountForm
    submitText={texts.makeAccount}
    pendingText={texts.makingAccount}
    send={async (account) => {
      await setUpAccount({ ...account, token })
      // Reloads, so the address loses the used token and the page gets new page data.
      location.replace('/set-up')
    }}
    onFailed={(error) => sayFailure(texts.setUpFailed, error)}
  />
)
