import { useEffect, useState } from 'react'
import { DownloadEverything } from '#features/export/client/public.ts'
import { JourneySettingsForm, useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { BackupStatus, HealthStatus } from '#features/safekeeping/client/public.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from './AdminPage.module.css'
import {
  AdminSecondStep,
  DeleteJourney,
  HidesForAll,
  Invitations,
  InviteByEmailForm,
  MembersList,
  ParentsForm,
  SectionRightsForm,
  SignInActivity,
  StateSettings,
  WithAdmins,
} from './lazy-sections.ts'
import { PanelSection } from './PanelSection.tsx'
import { type PanelPart, panelParts } from './panel-parts.ts'
import { texts } from './texts/texts.ts'

/** The height of the parents' form on a phone. It is reserved, so the buttons below do not move when the form arrives. */
const parentsHeight = '40.125rem'

/** Where admins manage the journey and its people, and see how the server is doing. */
export function AdminPage() {
  const { data: journey, isError, refetch } = useJourney()

  return (
    <>
      <title>{texts.pageTitle}</title>
      {journey && <Panel journey={journey} />}
      {!journey && !isError && <LoadingScreen />}
      {!journey && isError && (
        <TryAgain title={texts.notLoaded} onTry={() => refetch()}>
          {texts.nothingLost}
        </TryAgain>
      )}
    </>
  )
}

function Panel({ journey }: { journey: Pregnancy }) {
  const isExpecting = journey.state === 'expecting'
  // The other parts load after the first part is painted, so they do not slow down the first.
  const [isFirstPainted, setFirstPainted] = useState(false)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <Contents without={isExpecting ? undefined : 'hides'} />
      <div className={styles.band}>
        <PanelSection part="settings" height="36rem">
          <JourneySettingsForm
            journey={journey}
            submitText={texts.saveSettings}
            onSaved={(description) => showToast({ title: texts.settingsSaved, description })}
          />
          <PaintObserver onPainted={() => setFirstPainted(true)} />
        </PanelSection>
        <PanelSection part="parents" height={parentsHeight} waits={!isFirstPainted}>
          <WithAdmins height={parentsHeight}>
            {(admins) => <ParentsForm journey={journey} admins={admins} />}
          </WithAdmins>
        </PanelSection>
      </div>
      <div className={styles.band}>
        <div className={styles.column}>
          <PanelSection part="state" height="16rem" waits={!isFirstPainted}>
            <StateSettings journey={journey} />
          </PanelSection>
          {isExpecting && (
            <PanelSection part="hides" height="16.75rem" waits={!isFirstPainted}>
              <HidesForAll journey={journey} />
            </PanelSection>
          )}
          <PanelSection part="invite" height="28rem" waits={!isFirstPainted}>
            <InviteByEmailForm />
          </PanelSection>
          <PanelSection part="members" height="24rem" waits={!isFirstPainted}>
            <MembersList />
          </PanelSection>
        </div>
        <div className={styles.column}>
          <PanelSection part="rights" height="34rem" waits={!isFirstPainted}>
            <SectionRightsForm pregnancyId={journey.id} />
          </PanelSection>
          <PanelSection part="invitations" height="10rem" waits={!isFirstPainted}>
            <Invitations />
          </PanelSection>
          <PanelSection part="activity" height="12rem" waits={!isFirstPainted}>
            <SignInActivity />
          </PanelSection>
          <PanelSection part="second-step" height="9rem" waits={!isFirstPainted}>
            <AdminSecondStep />
          </PanelSection>
          <PanelSection part="download" height="18rem" waits={!isFirstPainted}>
            <DownloadEverything />
          </PanelSection>
          <PanelSection part="delete" height="10rem" waits={!isFirstPainted}>
            <WithAdmins height="10rem">
              {(admins) => <DeleteJourney journey={journey} isLastAdmin={admins.length < 2} />}
            </WithAdmins>
          </PanelSection>
          <PanelSection part="health" height="3rem" waits={!isFirstPainted}>
            <HealthStatus />
          </PanelSection>
          <PanelSection part="backup" height="12rem" waits={!isFirstPainted}>
            <BackupStatus />
          </PanelSection>
        </div>
      </div>
    </div>
  )
}

/** Calls `onPainted` once its siblings are painted. */
function PaintObserver({ onPainted }: { onPainted: () => void }) {
  useEffect(() => {
    // A timeout that is set in an animation frame runs after that frame is painted.
    const frame = requestAnimationFrame(() => setTimeout(onPainted))
    return () => cancelAnimationFrame(frame)
  }, [onPainted])
  return null
}

/** Links to the parts, because the page is long on a phone. */
function Contents({ without }: { without: PanelPart | undefined }) {
  const parts = panelParts.filter((part) => part !== without)
  return (
    <nav className={styles.contents} aria-label={texts.onThisPage}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{texts.shortPartTitles[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
