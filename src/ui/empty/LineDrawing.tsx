import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

/** A line drawing of our own, in the colours of the theme; as large as its place. */
export const LineDrawing = ({ children }: { children: ReactNode }) => <div className={styles.drawing}>{children}</div>
