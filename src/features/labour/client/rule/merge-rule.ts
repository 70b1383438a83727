import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Labour, RuleInput } from '../../contract.ts'
import { ruleWords, toldIn } from '../../rules.ts'

/** Merges the rule as a whole, because half of one rule and half of another are a rule that nobody told the family. */
export const mergeRule = createMerge<RuleInput, Labour>(
  { rule: { label: 'What you were told', words: (rule) => `Call when contractions are ${ruleWords(rule)}` } },
  (labour) => ({ rule: toldIn(labour) }),
)
