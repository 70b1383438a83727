import { type Role, roles } from '#platform/shared/role.ts'
import { roleWords } from '../../rules.ts'
import styles from './RoleChoice.module.css'
import { rolePowers } from './role-powers.ts'

/** The least first, as it is the one that gives nothing away by mistake. */
const rolesByPower = roles.toReversed()

/** One of the three roles, with what each may do. */
export function RoleChoice({ defaultValue }: { defaultValue: Role }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Role</legend>
      {rolesByPower.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" value={role} defaultChecked={role === defaultValue} />
          <span className={styles.words}>
            <span className={styles.name}>{roleWords[role]}</span>
            <span className={styles.power}>{rolePowers[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
