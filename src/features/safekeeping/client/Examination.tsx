import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import type { Finding } from '#platform/shared/health/finding.ts'
import { Button } from '#ui/button/Button.tsx'
import { useExamination } from './data.ts'
import styles from './status.module.css'

/** A button that examines the installation, and the findings. */
export function Examination() {
  const { data: findings, mutateAsync, isPending } = useExamination()

  return (
    <>
      <Button
        pending={isPending}
        pendingText="Examining..."
        onClick={() => mutateAsync().catch((error) => sayFailure('Nothing was examined', error))}
      >
        Examine everything
      </Button>
      <ul className={styles.findings} aria-label="Findings" aria-live="polite">
        {findings?.map((finding) => (
          <Row key={finding.topic} {...finding} />
        ))}
      </ul>
    </>
  )
}

function Row({ topic, verdict, words }: Finding) {
  const { Icon, label } = looks[verdict]
  return (
    <li className={verdict === 'fault' ? styles.fault : styles.finding}>
      <Icon role="img" aria-label={label} />
      <span>
        <strong>{topic}.</strong> {words}
      </span>
    </li>
  )
}

const looks = {
  good: { Icon: CircleCheck, label: 'Good' },
  advice: { Icon: Lightbulb, label: 'Advice' },
  fault: { Icon: CircleAlert, label: 'Fault' },
} as const
