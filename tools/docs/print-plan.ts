/** Describes in one line to whom a table's rows belong, what each deletion does to them, and whether they are exported. */
import { expandRetentionRule, type TablePlan } from '../../src/platform/server/feature/table-plan.ts'

export function printPlan(plan: TablePlan | undefined): string {
  if (!plan) throw new Error('No manifest has a plan for the table.')
  const { scope, partOf = [], people = {}, journeyEnds, trashEmpties, exported } = plan
  const ofPeople = Object.entries(people).flatMap(([column, rule]) => {
    const { leaves, deletesAccount, countedAs } = expandRetentionRule(rule)
    const person = `the person in \`${column}\``
    const ofAccount = `${deletesAccount}${countedAs ? ` (counted as ${countedAs(2)})` : ''}`
    // Rows that belong to no journey do not change when a person leaves one.
    if (!journeyEnds) return [`when ${person} deletes their account: ${ofAccount}`]
    return [`when ${person} leaves the journey: ${leaves}`, `when ${person} deletes their account: ${ofAccount}`]
  })
  const sentences = [
    `Scope: ${scope}${partOf.map((parent) => `, part of \`${parent}\``).join('')}`,
    ...(journeyEnds ? [`when the journey ends: ${journeyEnds}`] : []),
    ...ofPeople,
    ...(trashEmpties ? [`when the trash is emptied: ${trashEmpties}`] : []),
    exported ? 'exported' : 'not exported',
  ]
  return `${sentences.join('; ')}.`
}
