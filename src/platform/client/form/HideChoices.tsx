import { CheckField } from '#ui/field/CheckField.tsx'
import { CheckGroup } from '#ui/field/CheckGroup.tsx'
import { type Hideable, hideables, hideableWords } from '../../shared/journey/hideable.ts'

type Props = {
  legend: string
  hint: string
  hides: readonly Hideable[]
  onChange: (hides: Hideable[]) => void
}

/** Checkboxes for the parts to hide. Each change takes effect at once. */
export const HideChoices = ({ legend, hint, hides, onChange }: Props) => (
  <CheckGroup legend={legend} hint={hint}>
    {hideables.map((part) => (
      <CheckField
        key={part}
        label={hideableWords[part]}
        name={`hide-${part}`}
        checked={hides.includes(part)}
        onCheck={(isHidden) => onChange(isHidden ? [...hides, part] : hides.filter((other) => other !== part))}
      />
    ))}
  </CheckGroup>
)
