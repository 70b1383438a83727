import { useState } from 'react'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Labour, RuleInput } from '../../contract.ts'
import { type CallRule, intervalWords, lengthWords, ruleLimits, toldRuleOf } from '../../rules.ts'
import { useSetRuleForCalling } from '../data.ts'
import { Stepper } from '../Stepper.tsx'
import { texts } from '../texts/texts.ts'

type Props = { pregnancyId: number; labour: Labour; proposal: CallRule; onClose: () => void }

const steps = { everyMinutes: 1, lastingSeconds: 5, forMinutes: 10 } as const

/** Parents enter the rule for calling that their midwife or hospital gave them, or return to the common rule. */
export function RuleDialog({ pregnancyId, labour, proposal, onClose }: Props) {
  // The page shows the other parent's changes at once. The dialog keeps the rule that it opened with.
  const [opened] = useState(labour)
  const told = toldRuleOf(opened)
  const [rule, setRule] = useState<CallRule>(told ?? proposal)
  const setToldRule = useSetRuleForCalling(pregnancyId)

  function change(field: keyof CallRule, by: 1 | -1) {
    const { least, most } = ruleLimits[field]
    setRule({ ...rule, [field]: Math.min(most, Math.max(least, rule[field] + by * steps[field])) })
  }

  const versioned = useVersionedSend<RuleInput, Labour>({
    opened,
    merge: async (versions) => (await import('./merge-rule.ts')).mergeRule(versions),
    send: async (input, seen) => {
      await setToldRule.mutateAsync({ ...input, version: seen?.ruleVersion })
      showToast({ title: texts.saved })
      onClose()
    },
  })
  const save = (next: CallRule | null) =>
    versioned.send({ rule: next }).catch((error) => sayFailure(texts.notSaved, error))

  const stepper = (field: keyof CallRule, value: string) => (
    <Stepper
      {...texts.ruleFields[field]}
      value={value}
      onLess={() => change(field, -1)}
      onMore={() => change(field, 1)}
    />
  )

  return (
    <Dialog open onClose={onClose} title={texts.toldToCallWhen}>
      <Stack>
        {stepper('everyMinutes', intervalWords(rule.everyMinutes * 60_000))}
        {stepper(
          'lastingSeconds',
          rule.lastingSeconds === 0 ? texts.anyLength : lengthWords(rule.lastingSeconds * 1000),
        )}
        {stepper('forMinutes', intervalWords(rule.forMinutes * 60_000))}
        <Button look="primary" wide pending={setToldRule.isPending} onClick={() => save(rule)}>
          {texts.save}
        </Button>
        {told && (
          <Button wide onClick={() => save(null)}>
            {texts.backToCommonRule}
          </Button>
        )}
      </Stack>
      {versioned.dialog}
    </Dialog>
  )
}
