import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { SurpriseInput, SurpriseState } from '../../contract.ts'
import { texts } from '../texts/texts.ts'
import { modeChoices } from './mode-choices.ts'

export const mergeSurprise = createMerge<SurpriseInput, SurpriseState>(
  {
    mode: {
      label: texts.whatParentsSee,
      words: (mode) => modeChoices().find(({ value }) => value === mode)?.label ?? mode,
    },
    until: { label: texts.until, words: formatDay },
  },
  (surprise) => surprise,
)
