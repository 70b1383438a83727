import { lazy, Suspense, useEffect, useState } from 'react'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import styles from './LoadingScreen.module.css'
import { loadingProgress, loadingStep } from './loading-progress.ts'
import { type LoadingVariant, loadingWords } from './loading-words.ts'

// Its words and its bar are there at once; most visits are over before there is anything to wait for.
const LoadingPicture = lazy(async () => ({ default: (await import('./LoadingPicture.tsx')).LoadingPicture }))

type Props = { variant?: LoadingVariant; message?: string; subMessage?: string; duration?: number }

const tick = 100

/** Something calm to look at while the page is on its way. */
export function LoadingScreen({ variant = 0, message, subMessage, duration = 3000 }: Props) {
  const elapsed = useElapsed()
  const words = loadingWords[variant]
  const title = message ?? words.message

  return (
    <div className={styles.screen}>
      <div className={styles.picture}>
        <Suspense>
          <LoadingPicture variant={variant} />
        </Suspense>
      </div>
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
  const [started] = useState(() => Date.now())
  const [elapsed, setElapsed] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setElapsed(Date.now() - started), tick)
    return () => clearInterval(timer)
  }, [started])

  return elapsed
}
