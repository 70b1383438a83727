import { pictureUrl } from 'virtual:comparison-pictures'
import { useHides } from '#features/journey/client/public.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { WeekContent, WeekGuide } from '../../contract.ts'
import { texts as guideTexts } from '../../texts/texts.ts'
import { WeekFigures } from '../WeekFigures.tsx'
import { useOtherLanguage } from './other-language.ts'
import { texts } from './texts/texts.ts'
import styles from './WeekOverview.module.css'
import type { FormatLine } from './WeekTexts.tsx'

type Props = { figures: WeekContent; journey: WeekGuide['journey']; inWords: FormatLine }

/** A week at a glance: picture, title, milestone, figures and special notes. */
export function WeekOverview({ figures, journey: { title, milestone, specialNotes }, inWords }: Props) {
  const language = useOtherLanguage()
  const isCompared = !useHides().includes('comparisons')
  return (
    <div className={styles.overview}>
      {/* The key makes a new element for each week, so the change of week is animated. */}
      <div key={figures.week} className={styles.leaf}>
        {isCompared && <img className={styles.picture} src={pictureUrl(figures.size.picture)} alt="" />}
        <div className={styles.words}>
          <h3 className={styles.title} {...language}>
            {title}
          </h3>
          {milestone && (
            <p className={styles.milestone} {...language}>
              {inWords(milestone)}
            </p>
          )}
        </div>
      </div>
      <div>
        <WeekFigures content={figures} />
        <p className={styles.when}>{texts.typicalAt(figures.week)}</p>
        {specialNotes.length > 0 && (
          <div className={styles.notes}>
            <Notice>
              {specialNotes.map(inWords).map((note) => (
                <p key={note} {...(note === guideTexts.severalBabies ? null : language)}>
                  {note}
                </p>
              ))}
            </Notice>
          </div>
        )}
      </div>
    </div>
  )
}

export const WeekOverviewSkeleton = () => (
  <div className={styles.overview}>
    <Skeleton shape="block" height="10rem" />
    <div>
      <WeekFigures content={undefined} />
    </div>
  </div>
)
