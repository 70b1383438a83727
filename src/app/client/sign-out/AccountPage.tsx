import { useJourney } from '#features/journey/client/public.ts'
import { AccountPage as Page } from '#features/sign-in/client/AccountPage.tsx'
import { useUser } from '#features/sign-in/client/public.ts'
import type { User } from '#features/sign-in/contract.ts'
import { latePart, lazyPart } from '#platform/client/lazy-part.ts'
import { AfterPaint } from '#ui/loading/AfterPaint.tsx'
import { withSignOutQuestion } from './SignOutQuestion.tsx'

const NewsChoices = latePart(
  async () => (await import('#features/news/client/choices/NewsChoices.tsx')).NewsChoices,
  <div style={{ blockSize: '24rem' }} />,
)
const Notifications = lazyPart(async () => (await import('#features/push/client/Notifications.tsx')).Notifications)
const Passkeys = lazyPart(async () => (await import('#features/passkeys/client/Passkeys.tsx')).Passkeys)

export const AccountPage = withSignOutQuestion(() => {
  const user = useUser()
  if (!user) return null
  return user.role === null ? <Account user={user} offersHiding={false} /> : <AccountOfMember user={user} />
})

// The page offers to hide the baby's drawing or size only while the baby is expected: during a pause and after a loss, the choice
// would itself be a reminder.
const AccountOfMember = ({ user }: { user: User }) => (
  <Account user={user} offersHiding={useJourney().data?.state === 'expecting'} />
)

const Account = ({ user: { id, email }, offersHiding }: { user: User; offersHiding: boolean }) => (
  <Page
    offersHiding={offersHiding}
    notifications={
      <AfterPaint height="8rem">
        <Notifications userId={id} />
      </AfterPaint>
    }
    passkeys={
      <AfterPaint height="8rem">
        <Passkeys email={email} />
      </AfterPaint>
    }
    news={<NewsChoices />}
  />
)
