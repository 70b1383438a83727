import type { ReactNode } from 'react'
import { LineDrawing } from '../empty/LineDrawing.tsx'
import { NestlingLogo } from '../NestlingLogo.tsx'
import styles from './EntryPanel.module.css'

/** `drawing`: an illustration for pages that have only text. */
type Props = { drawing?: ReactNode; children: ReactNode }

/** One panel below the product's name, for pages without the app's menu, such as the sign-in page. */
export function EntryPanel({ drawing, children }: Props) {
  return (
    <div className={styles.panel}>
      <p className={styles.mark}>
        <NestlingLogo />
        Nestling
      </p>
      {drawing && (
        <div className={styles.drawing}>
          <LineDrawing>{drawing}</LineDrawing>
        </div>
      )}
      {children}
    </div>
  )
}
