import { SelectField } from '#ui/field/SelectField.tsx'
import { texts } from './texts/texts.ts'

type Props = { babies: number; baby: number; onChoose: (baby: number) => void }

/** A field that selects the baby whose scans the chart shows. */
export const BabyChoice = ({ babies, baby, onChoose }: Props) => (
  <SelectField
    label={texts.whichBaby}
    value={baby}
    hint={texts.forSingleBabies}
    onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
  >
    {numbersTo(babies).map((number) => (
      <option key={number} value={number}>
        {texts.baby(number)}
      </option>
    ))}
  </SelectField>
)

/** The whole numbers from 1 to `last`. */
export const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1)
