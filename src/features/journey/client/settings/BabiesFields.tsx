import { useState } from 'react'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { placentasOf } from '#platform/shared/journey/carrying.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { Pregnancy } from '../../contract.ts'
import { mostChildren } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import styles from './PlaceFields.module.css'

type Props = Pick<Pregnancy, 'babies' | 'carrying'> & { errors: FieldMessages }

/** The number of babies and, if there are several, whether they share a placenta. */
export function BabiesFields({ babies, carrying, errors }: Props) {
  const [number, setNumber] = useState(String(babies ?? ''))
  const words: Readonly<Record<number, string>> = texts.numbersOfBabies
  return (
    <div className={styles.place}>
      <SelectField
        label={texts.numberOfBabies}
        name="babies"
        value={number}
        hint={texts.numberOfBabiesHint}
        onChange={({ currentTarget: { value } }) => setNumber(value)}
        error={errors.babies}
      >
        <option value="">{texts.notKnownYet}</option>
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
          label={texts.sharedPlacenta}
          name="placentas"
          defaultValue={number === String(babies) ? (placentasOf(carrying) ?? '') : ''}
          hint={texts.sharedPlacentaHint}
          error={errors.placentas}
        >
          <option value="">{texts.notKnownYet}</option>
          <option value="shared">{texts.placentas.shared}</option>
          <option value="own">{texts.placentas.own}</option>
        </SelectField>
      )}
    </div>
  )
}
