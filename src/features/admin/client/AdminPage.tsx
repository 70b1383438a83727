import { Suspense } from 'react'
import { JourneySettingsForm, useJourney } from '#features/journey/client/public.ts'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import styles from './AdminPage.module.css'

/** Where the parents keep their journey in order. */
export function AdminPage() {
  const { data: journey, isError } = useJourney()

  return (
    <div className={styles.page}>
      <title>Admin Panel · Nestling</title>
      <h1>Admin Panel</h1>
      <Card title="Pregnancy settings">
        {journey && (
          <Suspense fallback={<Skeleton shape="block" height="22rem" />}>
            <JourneySettingsForm
              journey={journey}
              submitText="Save settings"
              onSaved={() => showToast({ title: 'Settings Updated' })}
            />
          </Suspense>
        )}
        {isError && <Notice tone="warning">The settings could not be loaded. Reload the page to try again.</Notice>}
        {!journey && !isError && <Skeleton shape="block" height="22rem" />}
      </Card>
    </div>
  )
}
