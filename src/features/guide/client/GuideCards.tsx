import { Link } from 'wouter'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { WeekContent } from '../contract.ts'
import { useWeek } from './data.ts'
import styles from './GuideCards.module.css'
import { texts } from './texts/texts.ts'
import { WeekFigures } from './WeekFigures.tsx'

/** The guide's part of the home screen: a week's three figures and how the baby develops. */
export function GuideCards({ week, babyName }: { week: number; babyName: string }) {
  const { data: content, isError } = useWeek(week)

  if (isError) return <Notice tone="warning">{texts.notAvailable(week)}</Notice>
  return (
    <>
      <WeekFigures content={content} />
      <div className={styles.development}>
        <Card title={texts.babyInWeek(babyName, week)}>
          {content ? <Developments content={content} /> : <Skeleton shape="block" height="7rem" />}
        </Card>
      </div>
    </>
  )
}

function Developments({ content: { developments, otherLanguage } }: { content: WeekContent }) {
  return (
    <div className={styles.text}>
      {developments.map((sentence) => (
        <p key={sentence} {...otherLanguage}>
          {sentence}
        </p>
      ))}
      <div className={styles.foot}>
        <Link href="/guide" asChild>
          <Button href="/guide">{texts.openGuide}</Button>
        </Link>
        <Link href="/guide#call-about" asChild>
          <Button href="/guide#call-about" look="quiet">
            {texts.whatToCallAbout}
          </Button>
        </Link>
      </div>
      <p className={styles.limits}>{texts.typicalValues}</p>
    </div>
  )
}
