import { CheckField } from '#ui/field/CheckField.tsx'
import { CheckGroup } from '#ui/field/CheckGroup.tsx'
import { type Hideable, hideables, type OwnHideable } from '../../shared/journey/hideable.ts'
import { texts } from '../../shared/texts/texts.ts'

type Props = {
  legend: string
  hint: string
  hides: readonly OwnHideable[]
  onHide: (part: Hideable, isHidden: boolean) => void
}

/** Checkboxes for the parts to hide. Each change takes effect at once. */
export const HideChoices = ({ legend, hint, hides, onHide }: Props) => (
  <CheckGroup legend={legend} hint={hint}>
    {hideables.map((part) => (
      <CheckField
        key={part}
        label={texts.hideables[part]}
        name={`hide-${part}`}
        checked={hides.includes(part)}
        onCheck={(isHidden) => onHide(part, isHidden)}
      />
    ))}
  </CheckGroup>
)
