import { useEffect, useState } from 'react'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { texts } from '../texts/texts.ts'
import { LoadingPicture, type LoadingVariant } from './LoadingPicture.tsx'
import styles from './LoadingView.module.css'
import { loadingProgress, loadingStep } from './loading-progress.ts'

export type LoadingProps = { variant?: LoadingVariant; message?: string; subMessage?: string; duration?: number }

const tickMs = 100

export function LoadingView({ variant = 0, message, subMessage, duration = 3000 }: LoadingProps) {
  const elapsed = useElapsed()
  const words = texts.loading[variant]
  const title = message ?? words.title

  return (
    <div className={styles.screen}>
      <LoadingPicture variant={variant} />
      <p className={styles.message} role="status">
        {title}
      </p>
      <p className={styles.step}>{subMessage ?? words.steps[loadingStep(elapsed)]}</p>
      <div className={styles.bar}>
        <ProgressBar label={title} value={loadingProgress(elapsed, duration)} />
      </div>
    </div>
  )
}

function useElapsed() {
  const [elapsed, setElapsed] = useState(0)

  useEffect(() => {
    const started = Date.now()
    const timer = setInterval(() => setElapsed(Date.now() - started), tickMs)
    return () => clearInterval(timer)
  }, [])

  return elapsed
}
