import { hearFarewells } from '#platform/client/farewell/farewell.ts'

/** What was typed and not yet shared outlives a closed dialog and a new sign-in: in this tab, and for this person only. */
export function openDraft(userId: number, pregnancyId: number) {
  const key = `nestling-update-draft-${userId}-${pregnancyId}`
  return {
    read: (): string => sessionStorage.getItem(key) ?? '',
    keep(content: string) {
      sessionStorage.setItem(key, content)
      hearFarewells()
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
