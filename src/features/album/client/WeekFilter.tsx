import type { ChangeEvent } from 'react'
import { useLocation } from 'wouter'
import { SelectField } from '#ui/field/SelectField.tsx'
import { texts } from './texts/texts.ts'
import styles from './WeekFilter.module.css'

type Weeks = readonly { week: number | null; photos: number }[]
type Props = { weeks: Weeks | undefined; week: number | null }

/** Chooses the week whose photos are shown. The choice is stored in the address. */
export function WeekFilter({ weeks = [], week }: Props) {
  const [, navigate] = useLocation()
  const total = weeks.reduce((sum, { photos }) => sum + photos, 0)
  const known = weeks.flatMap(({ week, photos }) => (week === null ? [] : [{ week, photos }]))
  const isListed = known.some((each) => each.week === week)
  const options = [...known, ...(week === null || isListed ? [] : [{ week, photos: 0 }])]

  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    navigate(value === '' ? '/album' : `/album?week=${value}`)
  }

  return (
    <div className={styles.filter}>
      <SelectField
        label={<span className="visually-hidden">{texts.weekChoice}</span>}
        value={week ?? ''}
        onChange={choose}
      >
        <option value="">{total > 0 ? texts.countedAllWeeks(total) : texts.allWeeks}</option>
        {options
          .toSorted((one, other) => other.week - one.week)
          .map(({ week, photos }) => (
            <option key={week} value={week}>
              {texts.countedWeek(week, photos)}
            </option>
          ))}
      </SelectField>
    </div>
  )
}
