import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { NestlingLogo } from '#ui/NestlingLogo.tsx'
import { texts } from '../texts/texts.ts'
import styles from './TryAgain.module.css'

type Props = { title: string; onTry: () => void; children: ReactNode }

/** Says what happened, that nothing is lost, and how to try again. Part of the first load, because it may be needed offline. */
export function TryAgain({ title, onTry, children }: Props) {
  return (
    <div className={styles.page} role="alert">
      <NestlingLogo />
      <h1>{title}</h1>
      <p>{children}</p>
      <Button look="primary" onClick={onTry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
