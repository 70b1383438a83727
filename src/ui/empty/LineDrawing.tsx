import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

/** One of our line drawings, in the colours of the theme; fills its container. */
export const LineDrawing = ({ children }: { children: ReactNode }) => <div className={styles.drawing}>{children}</div>
