import { useState } from 'react'
import { useVersionedSend } from '#platform/client/form/use-versions.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Labour, RuleInput } from '../../contract.ts'
import { type CallRule, intervalWords, lengthWords, ruleLimits, toldRuleOf } from '../../rules.ts'
import { useSetToldRule } from '../data.ts'
import { Stepper } from '../Stepper.tsx'

type Props = { pregnancyId: number; labour: Labour; proposal: CallRule; onClose: () => void }

const steps = { everyMinutes: 1, lastingSeconds: 5, forMinutes: 10 } as const

/** Parents enter the rule for calling that their midwife or hospital gave them, or return to the common rule. */
export function RuleDialog({ pregnancyId, labour, proposal, onClose }: Props) {
  // The page shows the other parent's changes at once. The dialog keeps the rule that it opened with.
  const [opened] = useState(labour)
  const told = toldRuleOf(opened)
  const [rule, setRule] = useState<CallRule>(told ?? proposal)
  const setToldRule = useSetToldRule(pregnancyId)

  function change(field: keyof CallRule, by: 1 | -1) {
    const { least, most } = ruleLimits[field]
    setRule({ ...rule, [field]: Math.min(most, Math.max(least, rule[field] + by * steps[field])) })
  }

  const versioned = useVersionedSend<RuleInput, Labour>({
    opened,
    merge: async (versions) => (await import('./merge-rule.ts')).mergeRule(versions),
    send: async (input, seen) => {
      await setToldRule.mutateAsync({ ...input, version: seen?.ruleVersion })
      showToast({ title: 'Saved' })
      onClose()
    },
  })
  const save = (next: CallRule | null) =>
    versioned.send({ rule: next }).catch((error) => sayFailure('Not saved', error))

  const stepper = (field: keyof CallRule, label: string, value: string) => (
    <Stepper
      label={label}
      value={value}
      less="less"
      more="more"
      onLess={() => change(field, -1)}
      onMore={() => change(field, 1)}
    />
  )

  return (
    <Dialog open onClose={onClose} title="We were told to call when">
      <Stack>
        {stepper('everyMinutes', 'Contractions come every', intervalWords(rule.everyMinutes * 60_000))}
        {stepper(
          'lastingSeconds',
          'and last at least',
          rule.lastingSeconds === 0 ? 'any length' : lengthWords(rule.lastingSeconds * 1000),
        )}
        {stepper('forMinutes', 'for', intervalWords(rule.forMinutes * 60_000))}
        <Button look="primary" wide pending={setToldRule.isPending} onClick={() => save(rule)}>
          Save
        </Button>
        {told && (
          <Button wide onClick={() => save(null)}>
            Use the common rule again
          </Button>
        )}
      </Stack>
      {versioned.dialog}
    </Dialog>
  )
}
