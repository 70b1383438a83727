import { type Role, roles } from '#platform/shared/role.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { roleWords } from '../../rules.ts'
import { rolePowers } from './role-powers.ts'

/** The role with the fewest rights comes first, so that a hasty choice grants few rights. */
const choices = roles.toReversed().map((role) => ({ value: role, label: roleWords[role], hint: rolePowers[role] }))

/** A choice between the three roles, each with a description of its rights. */
export const RoleChoice = ({ defaultValue }: { defaultValue: Role }) => (
  <ChoiceField legend="Role" name="role" choices={choices} defaultChosen={defaultValue} stacked />
)
