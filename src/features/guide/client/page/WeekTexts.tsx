import { useHides } from '#features/journey/client/public.ts'
import { Fold, FoldCard } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import { useOtherLanguage } from './other-language.ts'
import { texts } from './texts/texts.ts'
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
      <Fold title={texts.baby} contents={texts.babyContents} open>
        <Lines lines={formatLines(showsComparison ? baby.keyDevelopments : baby.keyDevelopments.slice(1))} />
        <LineGroup title={texts.inside} lines={formatLines(baby.organDevelopment)} />
      </Fold>
      <Fold
        title={mother.isReader ? texts.you : (mother.name ?? texts.pregnantParent)}
        contents={texts.youContents}
        open={isWide}
      >
        {!mother.isReader && (
          <p className={styles.hint}>
            {mother.name === null ? texts.youMeansPregnantParent : texts.youMeans(mother.name)}
          </p>
        )}
        <LineGroup title={texts.body} lines={formatLines(body.physical)} />
        <LineGroup title={texts.symptoms} lines={formatLines(body.symptoms)} />
        <LineGroup title={texts.emotions} lines={formatLines(body.emotional)} />
      </Fold>
      <Fold title={texts.care} contents={texts.careContents} open={isWide}>
        <p className={styles.hint}>{texts.careOfRegion[region]}</p>
        <LineGroup title={texts.appointments} lines={formatLines(important.appointments)} />
        <LineGroup title={texts.tests} lines={formatLines(important.tests)} />
        <LineGroup title={texts.precautions} lines={formatLines(important.precautions)} />
        <LineGroup title={texts.food} lines={formatLines(important.nutrition)} />
      </Fold>
      <Fold title={texts.tips} contents={texts.tipsContents} open={isWide}>
        <LineGroup title={texts.comfort} lines={formatLines(tips.comfort)} />
        <LineGroup title={texts.preparation} lines={formatLines(tips.preparation)} />
        <LineGroup title={texts.wellness} lines={formatLines(tips.wellness)} />
      </Fold>
    </FoldCard>
  )
}

/** Lines under a title. */
export const LineGroup = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h4 className={styles.subject}>{title}</h4>
    <Lines lines={lines} />
  </section>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines} {...useOtherLanguage()}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
