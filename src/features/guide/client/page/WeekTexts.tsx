import { useHides } from '#features/journey/client/public.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { Fold, FoldCard } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import styles from './WeekTexts.module.css'

type Props = {
  guide: WeekGuide
  mother: MotherInWords
  inWords: FormatLine
}

/** Returns a line's text for display, with its days if it applies to only part of the week. */
export type FormatLine = (line: Line) => string

/** The person who carries the baby, called "you" in the texts: their name if known, and whether they are the reader. */
export type MotherInWords = { readonly name: string | null; readonly isReader: boolean }

/** A week's texts. On a wide screen all parts are open, on a phone only the first. */
export function WeekTexts({ guide: { region, baby, mother: body, important, tips }, mother, inWords }: Props) {
  const formatLines = (lines: readonly Line[]) => lines.map(inWords)
  // The first key development compares the baby with an object.
  const showsComparison = !useHides().includes('comparisons')
  const isWide = useIsWide()
  return (
    <FoldCard>
      <Fold title="Your baby" contents="What develops, and what happens inside" open>
        <Lines lines={formatLines(showsComparison ? baby.keyDevelopments : baby.keyDevelopments.slice(1))} />
        <LineGroup title="Inside" lines={formatLines(baby.organDevelopment)} />
      </Fold>
      <Fold
        title={mother.isReader ? 'You' : (mother.name ?? 'Pregnant parent')}
        contents="Body, possible symptoms, emotions"
        open={isWide}
      >
        {!mother.isReader && (
          <p className={styles.hint}>{`“You” in this guide means ${mother.name ?? 'the pregnant parent'}.`}</p>
        )}
        <LineGroup title="Body" lines={formatLines(body.physical)} />
        <LineGroup title="Possible symptoms" lines={formatLines(body.symptoms)} />
        <LineGroup title="Emotions" lines={formatLines(body.emotional)} />
      </Fold>
      <Fold
        title="Care this week"
        contents="Appointments, tests, what to be careful with, food and drink"
        open={isWide}
      >
        <p className={styles.hint}>{careWords[region]}</p>
        <LineGroup title="Appointments" lines={formatLines(important.appointments)} />
        <LineGroup title="Tests" lines={formatLines(important.tests)} />
        <LineGroup title="Take care" lines={formatLines(important.precautions)} />
        <LineGroup title="Food and drink" lines={formatLines(important.nutrition)} />
      </Fold>
      <Fold title="Tips" contents="Comfort, getting ready, well-being" open={isWide}>
        <LineGroup title="Comfort" lines={formatLines(tips.comfort)} />
        <LineGroup title="Getting ready" lines={formatLines(tips.preparation)} />
        <LineGroup title="Well-being" lines={formatLines(tips.wellness)} />
      </Fold>
    </FoldCard>
  )
}

const careWords: Readonly<Record<Region, string>> = {
  uk: 'This is usual care in the UK.',
  us: 'This is usual care in the US.',
  other: 'Care differs from place to place. Follow what your clinic says.',
}

/** Lines under a title. */
export const LineGroup = ({ title, lines }: { title: string; lines: readonly string[] }) => (
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
