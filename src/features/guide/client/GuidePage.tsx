import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { GrowthSection } from '#features/growth/client/public.ts'
import { useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { mayChangeState } from '#features/journey/policy.ts'
import { contentWeek } from '#features/journey/rules.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { useToday } from '#platform/client/today.ts'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CallBox } from './calls/CallBox.tsx'
import { useCallAbout, useNumbers, useOwnNumbers } from './calls/data.ts'
import styles from './GuidePage.module.css'
import { isCounted } from './is-counted.ts'
import { AboutTheGuide } from './page/AboutTheGuide.tsx'
import { usePrefetchNeighbours, useWeekPages } from './page/data.ts'
import { PartBoundary } from './page/PartBoundary.tsx'
import { useSwipe } from './page/place/use-swipe.ts'
import { WeekHead } from './page/place/WeekHead.tsx'
import { useWeekInAddress } from './page/place/week-in-address.ts'
import { WeekSpread, WeekSpreadSkeleton } from './page/WeekSpread.tsx'
import { texts } from './texts/texts.ts'

const GuideWithoutWeeks = lazyPart(async () => (await import('./GuideWithoutWeeks.tsx')).GuideWithoutWeeks)
const NotesTools = lazyPart(async () => (await import('./notes/NotesTools.tsx')).NotesTools)

const CountedTitle = () => <title>{texts.pageTitle}</title>

/** The guide, one week at a time, starting with the current week. `links` are shown below the week. */
export function GuidePage({ links }: { links?: ReactNode }) {
  const { data: journey, isError, refetch } = useJourney()

  return (
    <>
      {journey ? <GuideInState journey={journey} links={links} /> : <CountedTitle />}
      {!journey && !isError && <GuideSkeleton />}
      {!journey && isError && (
        <TryAgain title={texts.journeyNotLoaded} onTry={() => refetch()}>
          {texts.nothingLost}
        </TryAgain>
      )}
    </>
  )
}

type InStateProps = { journey: Pregnancy; links: ReactNode }

function GuideInState({ journey, links }: InStateProps) {
  const today = useToday(journey.timeZone)
  if (isCounted(journey, today))
    return (
      <>
        <CountedTitle />
        <Guide journey={journey} links={links} />
      </>
    )
  return (
    <>
      <title>{texts.titleAtRest}</title>
      <Suspense fallback={<GuideSkeleton />}>
        <GuideWithoutWeeks journey={journey} />
      </Suspense>
    </>
  )
}

function Guide({ journey, links }: InStateProps) {
  const { dueDate, parents } = journey
  const user = useUser()
  const mayChange = user?.role === 'admin' && mayChangeState(parents, user.id)
  const today = useToday(journey.timeZone)
  const presentWeek = contentWeek(dueDate, today)
  const { week, stepTo, jumpTo } = useWeekInAddress(presentWeek)
  const { data: pages, isError, isPlaceholderData, refetch } = useWeekPages(week, journey)
  const { data: callAbout, isPending: isCallAboutPending } = useCallAbout(journey)
  const ownNumbers = useOwnNumbers()
  const { numbers, isLoading: areNumbersLoading } = useNumbers(journey)
  // All parts appear at once, so no part shifts when another loads.
  const isReady = (pages || isError) && !isCallAboutPending && ownNumbers && !areNumbersLoading
  const swipe = useSwipe((by) => stepTo(week + by))
  usePrefetchNeighbours(week, journey, { isWanted: pages !== undefined && !isPlaceholderData })

  return (
    <div className={styles.page}>
      <div className={styles.week} {...swipe}>
        <WeekHead
          week={week}
          // Until the week has loaded, the page still shows the previous week.
          shownWeek={pages?.guide.week ?? week}
          presentWeek={presentWeek}
          journey={journey}
          today={today}
          onStep={stepTo}
          onJump={jumpTo}
        />
        <p className="visually-hidden" role="status">
          {pages && texts.weekWithTitle(pages.guide.week, pages.guide.journey.title)}
        </p>
        {dueDate === null && <ExampleNotice />}
        {isReady && (
          <CallBox
            journey={journey}
            stage="pregnancy"
            today={today}
            callAbout={callAbout}
            ownNumbers={ownNumbers}
            numbers={numbers}
          />
        )}
        {isReady && <p className={styles.review}>{texts.notReviewed}</p>}
        {isReady && pages && (
          <WeekSpread
            pages={pages}
            presentWeek={presentWeek}
            journey={journey}
            today={today}
            isLeaving={isPlaceholderData}
          />
        )}
        {!isReady && <WeekSpreadSkeleton />}
        {isReady && isError && <NotAvailable week={week} onTry={() => refetch()} />}
        {isReady && links}
      </div>
      {isReady && (
        <NeedsScripts>
          <PartBoundary message={texts.growthNotShown}>
            <GrowthSection journey={journey} />
          </PartBoundary>
          <PartBoundary message={texts.notesToolsNotShown}>
            <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
              <NotesTools babyName={journey.babyName} />
            </Suspense>
          </PartBoundary>
        </NeedsScripts>
      )}
      {isReady && pages && (
        <AboutTheGuide week={pages.guide.week} sources={pages.guide.sources} numbers={numbers.family} />
      )}
      {isReady && mayChange && (
        <p className={styles.review}>
          <Link href="/admin#state">{texts.changeState}</Link>
        </p>
      )}
    </div>
  )
}

const NotAvailable = ({ week, onTry }: { week: number; onTry: () => void }) => (
  <div className={styles.wrong} role="alert">
    <Notice tone="warning">{texts.notAvailable(week)}</Notice>
    <Button onClick={onTry}>{texts.tryAgain}</Button>
  </div>
)

function ExampleNotice() {
  const isAdmin = useUser()?.role === 'admin'
  return (
    <Notice word={texts.example}>
      {isAdmin ? (
        <p>
          {texts.setDueDate((text) => (
            <Link href="/admin">{text}</Link>
          ))}
        </p>
      ) : (
        <p>{texts.dueDateNotSet}</p>
      )}
    </Notice>
  )
}

const GuideSkeleton = () => (
  <div className={styles.page}>
    <h1 className="visually-hidden">{texts.pageHeading}</h1>
    <div className={styles.week}>
      <Skeleton shape="block" height="15rem" />
      <WeekSpreadSkeleton />
    </div>
  </div>
)
