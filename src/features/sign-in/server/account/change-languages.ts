import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/server/database/database.ts'

type Change = { readonly from: Language; readonly to: Language }

/** Sets the language `to` for each of these people whose language is `from`. */
export async function changeLanguages(tx: Tx, userIds: readonly number[], { from, to }: Change): Promise<void> {
  for (const id of userIds)
    await tx.updateTable('users').set({ language: to }).where('id', '=', id).where('language', '=', from).execute()
}
