import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUnits } from '#features/journey/client/public.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/button/IconButton.tsx'
import { type WeightStandardName, weightStandards } from '../../content/weights.ts'
import type { Scan } from '../../contract.ts'
import { ageOn, babyOf, measures } from '../../rules.ts'
import { texts as shared } from '../../texts/texts.ts'
import { reportWords } from '../measure-words.ts'
import { daysWords, estimateFrom } from '../points.ts'
import { texts } from '../texts/texts.ts'
import styles from './ScanList.module.css'

type Props = {
  scans: readonly Scan[]
  dueDate: string | null
  /** Whether to show which baby each scan measured. */
  isOfSeveral: boolean
  /** The standard whose formula estimates a weight where the report has none. */
  weights: WeightStandardName
  onAsk: (action: ScanAction, scan: Scan) => void
}

/** The actions on a scan. */
export type ScanAction = 'edit' | 'delete'

/** The number of latest scans to show at first. */
const fewScans = 3

/** The scans, latest first, with buttons to edit and delete them. */
export function ScanList({ scans, onAsk, ...shown }: Props) {
  const [isAll, setIsAll] = useState(false)
  const latest = scans.toSorted((one, other) => (one.measuredOn < other.measuredOn ? 1 : -1))
  const rest = scans.length - fewScans
  if (scans.length === 0) return <p className={styles.soft}>{texts.noScans}</p>

  return (
    <section className={styles.scans} aria-labelledby="scans">
      <h3 id="scans">{texts.yourScans}</h3>
      <ul className={styles.list} aria-labelledby="scans">
        {(isAll ? latest : latest.slice(0, fewScans)).map((scan) => (
          <ScanRow key={scan.id} scan={scan} {...shown} onAsk={(action) => onAsk(action, scan)} />
        ))}
      </ul>
      {rest > 0 && !isAll && <Button onClick={() => setIsAll(true)}>{texts.showEarlier(rest)}</Button>}
    </section>
  )
}

type RowProps = Omit<Props, 'scans' | 'onAsk'> & { scan: Scan; onAsk: (action: ScanAction) => void }

function ScanRow({ scan, dueDate, isOfSeveral, weights, onAsk }: RowProps) {
  const units = useUnits()
  const day = formatDay(scan.measuredOn)
  const which = isOfSeveral ? shared.dayAndBaby(day, babyOf(scan)) : day
  const age = ageOn(scan.measuredOn, dueDate)
  const estimate =
    scan.estimatedWeight === null && age !== null ? estimateFrom(scan, weightStandards[weights], age) : null
  return (
    <li className={styles.scan}>
      <div className={styles.header}>
        <p>
          <strong>{which}</strong>
          {age !== null && age >= 0 && <span className={styles.soft}>{`\u00a0· ${daysWords(age)}`}</span>}
        </p>
        <div className={styles.ways}>
          <IconButton label={texts.editScan(which)} icon={<Pencil />} onClick={() => onAsk('edit')} />
          <IconButton label={texts.deleteScan(which)} icon={<Trash2 />} onClick={() => onAsk('delete')} />
        </div>
      </div>
      <dl className={styles.sizes}>
        {measures.map((measure) => {
          const size = scan[measure]
          if (size === null) return null
          return (
            <div key={measure}>
              <dt>{shared.measures[measure]}</dt> <dd>{reportWords(measure, size, units)}</dd>
            </div>
          )
        })}
        {estimate && (
          <div>
            <dt>{texts.weightBy(estimate.formula)}</dt> <dd>{reportWords('estimatedWeight', estimate.size, units)}</dd>
          </div>
        )}
      </dl>
      {scan.note && <p className={styles.note}>{scan.note}</p>}
    </li>
  )
}
