import { CheckField } from './CheckField.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import { ChoiceField } from './ChoiceField.tsx'

const fruits = [
  { value: 'pear', label: 'Pear', hint: 'Soft, and in season' },
  { value: 'quince', label: 'Quince', hint: 'Wants to be cooked' },
  { value: 'medlar', label: 'Medlar' },
] as const

export function ChoiceFields() {
  return (
    <>
      <ChoiceField legend="Fruit" name="fruit" choices={fruits} defaultChosen="pear" />
      <ChoiceField
        legend="Fruit, one below the other"
        name="stacked-fruit"
        choices={fruits}
        defaultChosen="quince"
        stacked
      />
      <CheckField label="Cut into pieces" name="cut" hint="Keeps for a day" defaultChecked />
      <CheckField label="Wrapped" name="wrapped" />
      <CheckGroup legend="With it" hint="As many as you like">
        <CheckField label="Cheese" name="cheese" />
        <CheckField label="Nuts" name="nuts" defaultChecked />
        <CheckField label="Honey" name="honey" />
      </CheckGroup>
    </>
  )
}
