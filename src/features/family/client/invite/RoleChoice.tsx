import { type Role, roles } from '#platform/shared/role.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { roleWords } from '../../rules.ts'
import { rolePowers } from './role-powers.ts'

/** The role with the fewest rights comes first, so a careless choice grants little. */
const choices = roles.toReversed().map((role) => ({ value: role, label: roleWords[role], hint: rolePowers[role] }))

/** One of the three roles, with what each may do. */
export const RoleChoice = ({ defaultValue }: { defaultValue: Role }) => (
  <ChoiceField legend="Role" name="role" choices={choices} defaultChosen={defaultValue} stacked />
)
