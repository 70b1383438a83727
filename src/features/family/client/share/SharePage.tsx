import { useJourney } from '#features/journey/client/public.ts'
import { useLinkTo } from '#platform/client/link-to.ts'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NestDrawing } from '#ui/empty/NestDrawing.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { LocalLinkWarning } from '#ui/share/LocalLinkWarning.tsx'
import { useInviteCodes } from '../invitations/data.ts'
import { GuessingNotice } from '../invitations/GuessingNotice.tsx'
import { BackButton } from './BackButton.tsx'
import { CodeCard } from './CodeCard.tsx'
import { CreateCode } from './CreateCode.tsx'
import styles from './SharePage.module.css'

/** The page on which admins create, share and remove invite codes. */
export function SharePage() {
  const babyName = useJourney().data?.babyName ?? 'your baby'
  const linkTo = useLinkTo()
  const { data: codes, isLoadingError: isError, refetch } = useInviteCodes()

  return (
    <div className={styles.page}>
      <title>Share Journey · Nestling</title>
      <header className={styles.header}>
        <BackButton />
        <h1>Share Journey</h1>
      </header>
      <p>Make a code and pass its link on. Anyone who opens the link can join {babyName}’s journey.</p>
      <LocalLinkWarning url={linkTo('/')} />
      <GuessingNotice />
      <CreateCode />
      {isError && <NotLoaded sentence="The codes could not be loaded." onTry={() => refetch()} />}
      {!codes && !isError && <Skeleton shape="block" height="12rem" />}
      {codes?.length === 0 && (
        <EmptyState level={2} drawing={<NestDrawing />} title="No invite codes yet">
          Create one, and send its link to family and friends.
        </EmptyState>
      )}
      {codes && codes.length > 0 && (
        <>
          <ul className={styles.codes} aria-label="Invite codes">
            {codes.map((code) => (
              <li key={code.id}>
                <CodeCard code={code} babyName={babyName} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>Removing a code stops its link at once. People who joined with it stay.</p>
        </>
      )}
    </div>
  )
}
