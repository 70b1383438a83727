import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import type { Finding } from '#platform/shared/health/finding.ts'
import { Button } from '#ui/button/Button.tsx'
import { useExamination } from './data.ts'
import styles from './status.module.css'
import { texts } from './texts/texts.ts'

/** A button that examines the installation, and the findings. */
export function Examination() {
  const { data: findings, mutateAsync, isPending } = useExamination()

  return (
    <>
      <Button
        pending={isPending}
        pendingText={texts.examining}
        onClick={() => mutateAsync().catch((error) => sayFailure(texts.notExamined, error))}
      >
        {texts.examine}
      </Button>
      <ul className={styles.findings} aria-label={texts.findings} aria-live="polite">
        {findings?.map((finding) => (
          <Row key={finding.topic} {...finding} />
        ))}
      </ul>
    </>
  )
}

function Row({ topic, verdict, words }: Finding) {
  const Icon = icons[verdict]
  return (
    <li className={verdict === 'fault' ? styles.fault : styles.finding}>
      <Icon role="img" aria-label={texts.verdicts[verdict]} />
      <span>
        <strong>{topic}.</strong> {words}
      </span>
    </li>
  )
}

const icons = { good: CircleCheck, advice: Lightbulb, fault: CircleAlert } as const
