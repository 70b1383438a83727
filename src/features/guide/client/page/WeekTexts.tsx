import { ChevronDown } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Region } from '#platform/shared/region.ts'
import type { WeekGuide } from '../../contract.ts'
import styles from './WeekTexts.module.css'

type Props = {
  guide: WeekGuide
  mother: MotherInWords
}

/** The person who carries the baby, whom the texts address as "you": their name if known, and whether they are the reader. */
export type MotherInWords = { readonly name: string | null; readonly isReader: boolean }

/** A week's texts. On a phone the first part is open, on a wide screen all are. */
export function WeekTexts({ guide: { region, baby, mother: body, important, tips }, mother }: Props) {
  const isWide = useSyncExternalStore(onWidth, () => wide.matches)
  return (
    <div className={styles.texts}>
      <Part title="Your baby" open>
        <Lines lines={baby.keyDevelopments} />
        <Group title="Inside" lines={baby.organDevelopment} />
      </Part>
      <Part title={mother.isReader ? 'You' : (mother.name ?? 'Who carries the baby')} open={isWide}>
        {!mother.isReader && (
          <p className={styles.hint}>{`“You” in this guide is ${mother.name ?? 'who carries the baby'}.`}</p>
        )}
        <Group title="Body" lines={body.physical} />
        <Group title="What may be felt" lines={body.symptoms} />
        <Group title="Feelings" lines={body.emotional} />
      </Part>
      <Part title="Care this week" open={isWide}>
        <p className={styles.hint}>{careWords[region]}</p>
        <Group title="Appointments" lines={important.appointments} />
        <Group title="Tests" lines={important.tests} />
        <Group title="Take care" lines={important.precautions} />
        <Group title="Food and drink" lines={important.nutrition} />
      </Part>
      <Part title="Tips" open={isWide}>
        <Group title="Comfort" lines={tips.comfort} />
        <Group title="Getting ready" lines={tips.preparation} />
        <Group title="Well-being" lines={tips.wellness} />
      </Part>
    </div>
  )
}

const careWords: Readonly<Record<Region, string>> = {
  uk: 'This is usual care in the UK.',
  us: 'This is usual care in the US.',
  other: 'Care differs from place to place. Follow what your clinic says.',
}

function Part({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className={styles.part} open={open}>
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

const Group = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h4 className={styles.subject}>{title}</h4>
    <Lines lines={lines} />
  </section>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const wide = matchMedia('(width >= 64rem)')

function onWidth(notice: () => void) {
  wide.addEventListener('change', notice)
  return () => wide.removeEventListener('change', notice)
}
