import { ChevronDown } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useHides } from '#features/journey/client/public.ts'
import type { Region } from '#platform/shared/place/region.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import styles from './WeekTexts.module.css'

type Props = {
  guide: WeekGuide
  mother: MotherInWords
  inWords: InWords
}

/** Returns a line's text for display, with its days if the line does not hold in the whole week. */
export type InWords = (line: Line) => string

/** The person who carries the baby, whom the texts address as "you": their name if known, and whether they are the reader. */
export type MotherInWords = { readonly name: string | null; readonly isReader: boolean }

/** A week's texts. On a phone the first part is open, on a wide screen all are. */
export function WeekTexts({ guide: { region, baby, mother: body, important, tips }, mother, inWords }: Props) {
  const inGroup = (lines: readonly Line[]) => lines.map(inWords)
  const isCompared = !useHides().includes('comparisons')
  const isWide = useSyncExternalStore(onWidth, () => wide.matches)
  return (
    <div className={styles.texts}>
      <Part title="Your baby" open>
        <Lines lines={inGroup(isCompared ? baby.keyDevelopments : baby.keyDevelopments.slice(1))} />
        <Group title="Inside" lines={inGroup(baby.organDevelopment)} />
      </Part>
      <Part title={mother.isReader ? 'You' : (mother.name ?? 'Who carries the baby')} open={isWide}>
        {!mother.isReader && (
          <p className={styles.hint}>{`“You” in this guide means ${mother.name ?? 'whoever is carrying the baby'}.`}</p>
        )}
        <Group title="Body" lines={inGroup(body.physical)} />
        <Group title="What may be felt" lines={inGroup(body.symptoms)} />
        <Group title="Feelings" lines={inGroup(body.emotional)} />
      </Part>
      <Part title="Care this week" open={isWide}>
        <p className={styles.hint}>{careWords[region]}</p>
        <Group title="Appointments" lines={inGroup(important.appointments)} />
        <Group title="Tests" lines={inGroup(important.tests)} />
        <Group title="Take care" lines={inGroup(important.precautions)} />
        <Group title="Food and drink" lines={inGroup(important.nutrition)} />
      </Part>
      <Part title="Tips" open={isWide}>
        <Group title="Comfort" lines={inGroup(tips.comfort)} />
        <Group title="Getting ready" lines={inGroup(tips.preparation)} />
        <Group title="Well-being" lines={inGroup(tips.wellness)} />
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
