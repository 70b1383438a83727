import { SelectField } from '#ui/field/SelectField.tsx'

type Props = { babies: number; baby: number; onChoose: (baby: number) => void }

/** A field that selects the baby whose scans the chart shows. */
export const BabyChoice = ({ babies, baby, onChoose }: Props) => (
  <SelectField
    label="Which baby"
    value={baby}
    hint="The standards are based on single babies."
    onChange={({ currentTarget: { value } }) => onChoose(Number(value))}
  >
    {numbersTo(babies).map((number) => (
      <option key={number} value={number}>
        {`Baby ${number}`}
      </option>
    ))}
  </SelectField>
)

/** The whole numbers from 1 to `last`. */
export const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1)
