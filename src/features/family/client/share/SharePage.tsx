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
import { texts } from './texts/texts.ts'

/** The page on which admins create, share and remove invite codes. */
export function SharePage() {
  const babyName = useJourney().data?.babyName
  const linkTo = useLinkTo()
  const { data: codes, isLoadingError: isError, refetch } = useInviteCodes()

  return (
    <div className={styles.page}>
      <title>{texts.page}</title>
      <header className={styles.header}>
        <BackButton />
        <h1>{texts.title}</h1>
      </header>
      <p>{babyName === undefined ? texts.leadWithoutName : texts.lead(babyName)}</p>
      <LocalLinkWarning url={linkTo('/')} />
      <GuessingNotice />
      <CreateCode />
      {isError && <NotLoaded sentence={texts.codesNotLoaded} onTry={() => refetch()} />}
      {!codes && !isError && <Skeleton shape="block" height="12rem" />}
      {codes?.length === 0 && (
        <EmptyState level={2} drawing={<NestDrawing />} title={texts.nothingYet}>
          {texts.createOne}
        </EmptyState>
      )}
      {codes && codes.length > 0 && (
        <>
          <ul className={styles.codes} aria-label={texts.codes}>
            {codes.map((code) => (
              <li key={code.id}>
                <CodeCard code={code} babyName={babyName} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{texts.removalStopsLink}</p>
        </>
      )}
    </div>
  )
}
