/** Prints in one line what happens to the rows of a table at every kind of deletion. */
import { readFate, type TablePlan } from '../../src/platform/server/feature/table-plan.ts'

export function printPlan(plan: TablePlan | undefined): string {
  if (!plan) throw new Error('A table is in no manifest.')
  const { scope, partOf = [], people = {}, journeyEnds, trashEmpties, exported } = plan
  const fates = Object.entries(people).flatMap(([column, fate]) => {
    const { leaves, deletesAccount, toldAs } = readFate(fate)
    const ofAccount = `deletes the account: ${deletesAccount}${toldAs ? `, told as ${toldAs[1]}` : ''}`
    // In a table without journeys nobody can be removed from one.
    return [`when \`${column}\` ${journeyEnds ? `is removed: ${leaves}, ${ofAccount}` : ofAccount}`]
  })
  const sentences = [
    `Scope: ${scope}${partOf.map((parent) => `, part of \`${parent}\``).join('')}`,
    ...(journeyEnds ? [`when the journey ends: ${journeyEnds}`] : []),
    ...fates,
    ...(trashEmpties ? [`30 days in the trash: ${trashEmpties}`] : []),
    exported ? 'exported' : 'not exported',
  ]
  return `${sentences.join('; ')}.`
}
