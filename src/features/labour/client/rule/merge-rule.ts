import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Labour, RuleInput } from '../../contract.ts'
import { ruleWords, toldRuleOf } from '../../rules.ts'
import { texts } from '../texts/texts.ts'

/** Merges the rule as a whole, because parts of two rules would make a rule that nobody gave the family. */
export const mergeRule = createMerge<RuleInput, Labour>(
  { rule: { label: texts.whatYouWereTold, words: (rule) => ruleWords(rule, texts.callWhen) } },
  (labour) => ({ rule: toldRuleOf(labour) }),
)
