import { useState } from 'react'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { Pregnancy } from '../../contract.ts'
import { mostChildren } from '../../rules.ts'
import styles from './PlaceFields.module.css'
import { placentasWords } from './setting-words.ts'

type Props = Pick<Pregnancy, 'babies' | 'carrying'> & { errors: FieldMessages }

/** The number of babies and, if there are several, whether they share a placenta. */
export function BabiesFields({ babies, carrying, errors }: Props) {
  const [number, setNumber] = useState(String(babies ?? ''))
  return (
    <div className={styles.place}>
      <SelectField
        label="Number of babies"
        name="babies"
        value={number}
        hint="The guide says what differs with more than one"
        onChange={({ currentTarget: { value } }) => setNumber(value)}
        error={errors.babies}
      >
        <option value="">Not known yet</option>
        {Array.from({ length: mostChildren }, (_, at) => at + 1).map((each) => (
          <option key={each} value={each}>
            {words[each] ?? each}
          </option>
        ))}
      </SelectField>
      {Number(number) > 1 && (
        <SelectField
          // Choosing another number resets this answer, because it may no longer hold.
          key={number}
          label="Do they share a placenta?"
          name="placentas"
          defaultValue={number === String(babies) ? (placentasOf(carrying) ?? '') : ''}
          hint="The first scan usually shows it"
          error={errors.placentas}
        >
          <option value="">Not known yet</option>
          <option value="shared">{placentasWords.shared}</option>
          <option value="own">{placentasWords.own}</option>
        </SelectField>
      )}
    </div>
  )
}

const words: Readonly<Record<number, string>> = { 1: 'One', 2: 'Two: twins', 3: 'Three: triplets' }
