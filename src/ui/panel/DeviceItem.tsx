import type { ReactNode } from 'react'
import styles from './DeviceItem.module.css'

type Props = {
  /** An icon of the kind of device. */
  icon: ReactNode
  name: ReactNode
  /** Details below the name, in small text. */
  about: ReactNode
  /** A button, such as "Remove". */
  action: ReactNode
}

/** A device in a list, with a button that signs it out or removes it. */
export const DeviceItem = ({ icon, name, about, action }: Props) => (
  <li className={styles.device}>
    {icon}
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.about}>{about}</p>
    </div>
    {action}
  </li>
)
