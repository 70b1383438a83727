import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import type { Pregnancy } from '../../../contract.ts'
import { mayChangeState } from '../../../policy.ts'
import { daysLeftWhenCountEnds, daysRemaining } from '../../../rules.ts'
import { texts } from '../texts/texts.ts'
import { hasAnswered, saveAnswer } from './birth-answer.ts'
import styles from './States.module.css'

type Props = { journey: Pregnancy; today: CalendarDay }

/**
 * Asks the parents whether the baby is here. “Not yet” hides the question for the day. From 43+0 the question stands alone on
 * the home page, without any counts, and other members see a note in its place.
 */
export function BirthQuestion({ journey: { id, babyName, dueDate, parents }, today }: Props) {
  const isAlone = dueDate !== null && daysRemaining(dueDate, today) <= daysLeftWhenCountEnds
  const user = useUser()
  const isParent = user?.role === 'admin' && mayChangeState(parents, user.id)
  const owner = { userId: user?.id ?? 0, pregnancyId: id }
  const [isHidden, setHidden] = useState(() => hasAnswered(owner, today))
  if (!isParent && !isAlone) return null
  if (!isParent)
    return (
      <Alone babyName={babyName}>
        <p className={styles.wait}>{texts.waitForNews}</p>
      </Alone>
    )
  if (isHidden && !isAlone) return null

  function hide() {
    saveAnswer(owner, today)
    setHidden(true)
  }

  const card = (
    <Card title={texts.isBabyHere(babyName)}>
      <div className={styles.question}>
        <p>{texts.choices}</p>
        <div className={styles.answers}>
          <Link href="/admin#state" asChild>
            <Button href="/admin#state" look="primary">
              {texts.answerNow}
            </Button>
          </Link>
          {!isAlone && <Button onClick={hide}>{texts.notYet}</Button>}
        </div>
        <p className={styles.soft}>{texts.whomToAsk}</p>
      </div>
    </Card>
  )
  return isAlone ? <Alone babyName={babyName}>{card}</Alone> : card
}

const Alone = ({ babyName, children }: { babyName: string; children: ReactNode }) => (
  <>
    <title>{texts.homeTitle(babyName)}</title>
    <h1 className="visually-hidden">{babyName}</h1>
    {children}
  </>
)
