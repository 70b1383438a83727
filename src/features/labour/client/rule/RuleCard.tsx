import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#platform/client/lazy-part.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { callAmbulance, callAtOnce, callSooner, regionRules } from '../../content/advice.ts'
import type { Labour } from '../../contract.ts'
import { ruleWords, toldRuleOf } from '../../rules.ts'
import { Numbers } from '../calls/CallNow.tsx'
import type { NumbersToCall } from '../numbers-to-call.ts'
import styles from './RuleCard.module.css'

const RuleDialog = lazyPart(async () => (await import('./RuleDialog.tsx')).RuleDialog)

type Props = {
  pregnancyId: number
  region: Region
  /** Whether more than one baby is expected. The common rules are for one. */
  isMultiple: boolean
  labour: Labour
  numbers: NumbersToCall
}

/** When to call, by the rule that the family was given or else the common rule of their region, and whom to call. */
export function RuleCard({ pregnancyId, region, isMultiple, labour, numbers }: Props) {
  const told = toldRuleOf(labour)
  const [isOpen, setOpen] = useState(false)
  const common = regionRules[region]
  return (
    <Card title="When to call">
      <div className={styles.rule}>
        {told ? (
          <p className={styles.words}>You were told: call when contractions are {ruleWords(told)}.</p>
        ) : (
          <p className={styles.words}>{common.text}</p>
        )}
        {isMultiple && !told && (
          <p>This rule is for one baby. With more than one, ask your team when to call, and call if you are unsure.</p>
        )}
        <p>{callSooner.text}</p>
        <Button onClick={() => setOpen(true)}>
          {told ? 'Change what you were told' : 'We were told something else'}
        </Button>
        <Numbers numbers={numbers} />
        <section className={styles.atOnce} aria-labelledby="call-at-once">
          <h3 id="call-at-once">Call at once, whatever the timer shows, if</h3>
          <ul>
            {callAtOnce.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            <strong>Call an ambulance{numbers.ambulance && ` (${numbers.ambulance})`} if:</strong> {callAmbulance.text}
          </p>
          <p>
            <Link href="/guide#call-about">Everything to call about</Link>
          </p>
        </section>
      </div>
      <Suspense>
        {isOpen && (
          <RuleDialog pregnancyId={pregnancyId} labour={labour} proposal={common.rule} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Card>
  )
}
