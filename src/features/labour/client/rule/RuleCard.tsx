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
import { texts } from '../texts/texts.ts'
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
    <Card title={texts.whenToCall}>
      <div className={styles.rule}>
        <p className={styles.words}>{told ? ruleWords(told, texts.toldRule) : common.text()}</p>
        {isMultiple && !told && <p>{texts.ruleForOneBaby}</p>}
        <p>{callSooner.text()}</p>
        <Button onClick={() => setOpen(true)}>{told ? texts.changeRule : texts.somethingElse}</Button>
        <Numbers numbers={numbers} />
        <section className={styles.atOnce} aria-labelledby="call-at-once">
          <h3 id="call-at-once">{texts.callAtOnceIf}</h3>
          <ul>
            {callAtOnce.map(({ text }) => (
              <li key={text()}>{text()}</li>
            ))}
          </ul>
          <p>
            <strong>{numbers.ambulance ? texts.callAmbulanceAtIf(numbers.ambulance) : texts.callAmbulanceIf}</strong>{' '}
            {callAmbulance.text()}
          </p>
          <p>
            <Link href="/guide#call-about">{texts.everythingToCallAbout}</Link>
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
