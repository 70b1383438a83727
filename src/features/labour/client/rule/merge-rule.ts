import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Labour, RuleInput } from '../../contract.ts'
import { ruleWords, toldRuleOf } from '../../rules.ts'

/** Merges the rule as a whole, because parts of two rules would make a rule that nobody gave the family. */
export const mergeRule = createMerge<RuleInput, Labour>(
  { rule: { label: 'What you were told', words: (rule) => `Call when contractions are ${ruleWords(rule)}` } },
  (labour) => ({ rule: toldRuleOf(labour) }),
)
