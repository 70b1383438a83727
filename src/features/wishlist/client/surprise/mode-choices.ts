import type { SurpriseMode } from '../../rules.ts'

export const modeChoices = [
  { value: 'everything', label: 'Everything', hint: 'Who gives what, with names, and what is bought' },
  { value: 'taken', label: 'Only that it is taken', hint: 'Not by whom, and not whether it is bought' },
  { value: 'nothing', label: 'Nothing', hint: 'Wishes that others get or buy look as if nobody had taken them' },
] as const satisfies readonly { value: SurpriseMode; label: string; hint: string }[]
