import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { useMinute } from '#platform/client/today.ts'
import { relativeTimeInside } from '#platform/shared/time/calendar.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CheckField } from '#ui/field/CheckField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useCalendarFeed, useChooseReminders, useMakeFeed, useVoidFeed } from '../data.ts'
import styles from './CalendarFeed.module.css'
import { NewAddress } from './NewAddress.tsx'

/** Offers a personal secret address, so a phone's calendar can show the appointments. */
export function CalendarFeed() {
  const { data: feed, isLoadingError: isError, refetch } = useCalendarFeed()
  const makeFeed = useMakeFeed()
  const voidFeed = useVoidFeed()
  const [dialog, setDialog] = useState<'renew' | 'stop'>()
  const close = () => setDialog(undefined)
  const token = makeFeed.data?.token

  async function make() {
    try {
      await makeFeed.mutateAsync()
    } catch (error) {
      sayFailure('The address could not be made', error)
    }
    close()
  }
  async function stop() {
    try {
      await voidFeed.mutateAsync()
      makeFeed.reset()
      showToast({ title: 'Calendar address stopped' })
    } catch (error) {
      sayFailure('The address could not be stopped', error)
    }
    close()
  }

  return (
    <Card title="Add to your calendar">
      <div className={styles.feed}>
        <p>Your phone’s calendar can show these appointments and keep them up to date by itself.</p>
        {isError && <NotLoaded sentence="Your calendar address could not be loaded." onTry={() => refetch()} />}
        {feed === undefined && !isError && <Skeleton shape="block" height="3rem" />}
        {feed && token && <NewAddress token={token} />}
        {feed && !token && <FeedState createdAt={feed.createdAt} lastReadAt={feed.lastReadAt} />}
        {feed === null && (
          <Button icon={<CalendarSync aria-hidden="true" />} pending={makeFeed.isPending} onClick={make}>
            Make my calendar address
          </Button>
        )}
        {feed && <Reminders reminders={feed.reminders} />}
        {feed && (
          <div className={styles.actions}>
            <Button onClick={() => setDialog('renew')}>Make a new address</Button>
            <Button look="quiet" onClick={() => setDialog('stop')}>
              Stop it
            </Button>
          </div>
        )}
      </div>
      {dialog === 'renew' && (
        <ConfirmDialog
          title="Make a new address?"
          confirmText="Make a new one"
          tone="primary"
          pending={makeFeed.isPending}
          onConfirm={make}
          onClose={close}
        >
          <p>Your current address stops working at once, in every calendar that uses it.</p>
        </ConfirmDialog>
      )}
      {dialog === 'stop' && (
        <ConfirmDialog
          title="Stop your calendar address?"
          confirmText="Stop it"
          pending={voidFeed.isPending}
          onConfirm={stop}
          onClose={close}
        >
          <p>Calendars that use it get nothing new from then on. The appointments here stay.</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Reminders({ reminders }: { reminders: boolean }) {
  const { shown, choose } = useInstantChoice(
    reminders,
    { done: 'Reminders saved', failed: 'Reminders not saved' },
    useChooseReminders(),
    (wanted) => ({ reminders: wanted }),
  )
  return (
    <CheckField
      label="Remind me a day before, and again two hours before"
      name="reminders"
      hint="These come on top of Nestling’s own reminders, which you choose in your account. A change shows up when your calendar next refreshes. Google Calendar shows only its own reminders."
      checked={shown}
      onCheck={choose}
    />
  )
}

function FeedState({ createdAt, lastReadAt }: { createdAt: string; lastReadAt: string | null }) {
  const now = useMinute()
  return (
    <p className={styles.soft}>
      You made an address on {dayWords(createdAt)}.{' '}
      {lastReadAt
        ? `A calendar last read it ${relativeTimeInside(new Date(lastReadAt), now)}.`
        : 'No calendar has read it yet.'}{' '}
      It was shown only once. If you need it again, make a new one.
    </p>
  )
}
