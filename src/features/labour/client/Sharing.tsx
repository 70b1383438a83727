import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { CheckField } from '#ui/field/CheckField.tsx'
import type { Labour } from '../contract.ts'
import { useShareLabour } from './data.ts'

const things = {
  timer: {
    label: 'Family may see the timer',
    hint: 'Off until you turn it on. Guests never see it. It ends with the birth.',
  },
  movements: { label: 'Family may see the movements', hint: 'Off until you turn it on. Guests never see them.' },
} as const

type Props = { pregnancyId: number; labour: Labour; thing: keyof typeof things }

/** The switch that shows one thing to family. */
export function Sharing({ pregnancyId, labour, thing }: Props) {
  const saved = { timer: labour.timer?.isShared ?? false, movements: labour.movements?.isShared ?? false }
  const change = useShareLabour(pregnancyId)
  const { shown, choose } = useInstantChoice(saved[thing], 'Sharing', change, (isShared: boolean) => ({
    ...saved,
    [thing]: isShared,
  }))
  return <CheckField name={thing} {...things[thing]} checked={shown} onCheck={choose} />
}
