import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

/** A line drawing in the theme's colours, which fills its container. */
export const LineDrawing = ({ children }: { children: ReactNode }) => <div className={styles.drawing}>{children}</div>
