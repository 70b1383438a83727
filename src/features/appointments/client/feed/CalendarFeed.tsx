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
import { texts } from '../texts/texts.ts'
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
      sayFailure(texts.addressNotMade, error)
    }
    close()
  }
  async function stop() {
    try {
      await voidFeed.mutateAsync()
      makeFeed.reset()
      showToast({ title: texts.addressStopped })
    } catch (error) {
      sayFailure(texts.addressNotStopped, error)
    }
    close()
  }

  return (
    <Card title={texts.feedTitle}>
      <div className={styles.feed}>
        <p>{texts.feedOffer}</p>
        {isError && <NotLoaded sentence={texts.addressNotLoaded} onTry={() => refetch()} />}
        {feed === undefined && !isError && <Skeleton shape="block" height="3rem" />}
        {feed && token && <NewAddress token={token} />}
        {feed && !token && <FeedState createdAt={feed.createdAt} lastReadAt={feed.lastReadAt} />}
        {feed === null && (
          <Button icon={<CalendarSync aria-hidden="true" />} pending={makeFeed.isPending} onClick={make}>
            {texts.makeAddress}
          </Button>
        )}
        {feed && <Reminders reminders={feed.reminders} />}
        {feed && (
          <div className={styles.actions}>
            <Button onClick={() => setDialog('renew')}>{texts.makeNewAddress}</Button>
            <Button look="quiet" onClick={() => setDialog('stop')}>
              {texts.stopAddress}
            </Button>
          </div>
        )}
      </div>
      {dialog === 'renew' && (
        <ConfirmDialog
          title={texts.newAddressQuestion}
          confirmText={texts.makeNewOne}
          tone="primary"
          pending={makeFeed.isPending}
          onConfirm={make}
          onClose={close}
        >
          <p>{texts.newAddressConsequence}</p>
        </ConfirmDialog>
      )}
      {dialog === 'stop' && (
        <ConfirmDialog
          title={texts.stopAddressQuestion}
          confirmText={texts.stopAddress}
          pending={voidFeed.isPending}
          onConfirm={stop}
          onClose={close}
        >
          <p>{texts.stopAddressConsequence}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Reminders({ reminders }: { reminders: boolean }) {
  const { shown, choose } = useInstantChoice(reminders, texts.reminders, useChooseReminders(), (wanted) => ({
    reminders: wanted,
  }))
  return (
    <CheckField label={texts.remindMe} name="reminders" hint={texts.remindMeHint} checked={shown} onCheck={choose} />
  )
}

function FeedState({ createdAt, lastReadAt }: { createdAt: string; lastReadAt: string | null }) {
  const now = useMinute()
  return (
    <p className={styles.soft}>
      {texts.addressMade(dayWords(createdAt))}{' '}
      {lastReadAt ? texts.lastRead(relativeTimeInside(new Date(lastReadAt), now)) : texts.neverRead} {texts.shownOnce}
    </p>
  )
}
