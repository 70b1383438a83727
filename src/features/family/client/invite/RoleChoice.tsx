import { type Role, roles } from '#platform/shared/role.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

/** A choice between the three roles, each with a description of its rights. */
export function RoleChoice({ defaultValue }: { defaultValue: Role }) {
  // The role with the fewest rights comes first, so that a hasty choice grants few rights.
  const choices = roles
    .toReversed()
    .map((role) => ({ value: role, label: shared.roles[role], hint: texts.rolePowers[role] }))
  return <ChoiceField legend={texts.role} name="role" choices={choices} defaultChosen={defaultValue} stacked />
}
