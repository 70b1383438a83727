import { Suspense, useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import type { SurpriseState } from '../../contract.ts'
import { useSurprise } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './SurpriseNote.module.css'

const SurpriseDialog = lazyPart(async () => (await import('./SurpriseDialog.tsx')).SurpriseDialog)

type Props = { pregnancyId: number; timeZone: string }

/** Tells every member that the parents want to be surprised. */
export function SurpriseNote(props: Props) {
  const { data: surprise } = useSurprise(props.pregnancyId)
  if (!surprise || surprise.mode === 'everything') return null

  return (
    <Notice word={texts.surprise}>
      <div className={styles.note}>
        <p>{surpriseWords(surprise)}</p>
        <SurpriseButton {...props} surprise={surprise} />
      </div>
    </Notice>
  )
}

/** Offers the surprise settings to admins, as long as nothing is hidden from the parents. */
export function SurpriseOffer(props: Props) {
  const { data: surprise } = useSurprise(props.pregnancyId)
  const isAdmin = useUser()?.role === 'admin'
  if (!isAdmin || surprise?.mode !== 'everything') return null

  return (
    <div className={styles.offer}>
      <p>{texts.surpriseOffer}</p>
      <SurpriseButton {...props} surprise={surprise} />
    </div>
  )
}

function SurpriseButton({ surprise, ...props }: Props & { surprise: SurpriseState }) {
  const [choosing, setChoosing] = useState(false)
  if (useUser()?.role !== 'admin') return null

  return (
    <>
      <Button look="quiet" onClick={() => setChoosing(true)}>
        {texts.surpriseSettings}
      </Button>
      <Suspense>
        {choosing && <SurpriseDialog {...props} surprise={surprise} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  )
}

function surpriseWords({ mode, until, hidesFromYou }: SurpriseState): string {
  const textsOfModes = hidesFromYou ? texts.surprises.you : texts.surprises.parents
  const words = mode === 'taken' ? textsOfModes.taken : textsOfModes.nothing
  return until ? words.until(formatDay(until)) : words.forNow
}
