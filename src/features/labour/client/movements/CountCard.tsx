import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import type { Advice } from '../../content/advice.ts'
import type { Count } from '../../rules.ts'
import { clockWords } from '../clock-words.ts'
import page from '../LabourPage.module.css'
import { texts } from '../texts/texts.ts'

type Props = { advice: Advice & { movements: number }; counted: Count | null; onCount: () => void }

/** Counts movements, in regions whose guidance advises it. The card never says that a number means all is well. */
export const CountCard = ({ advice, counted, onCount }: Props) => (
  <Card title={texts.countMovements}>
    <div className={page.noted}>
      <p>{advice.text()}</p>
      <Button look="primary" wide onClick={onCount}>
        {texts.feltOne}
      </Button>
      <p role="status">{counted && countWords(counted, advice.movements)}</p>
    </div>
  </Card>
)

function countWords({ count, beganMs }: Count, movements: number): string {
  const since = clockWords(beganMs)
  return count < movements ? texts.counted(count, since) : texts.countedAll(count, since)
}
