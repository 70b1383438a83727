import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Parts below each other with a gap between them. A button is as wide as its text, unless it is `wide`. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>
