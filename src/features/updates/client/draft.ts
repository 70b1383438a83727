/** What was typed and not yet shared outlives a closed dialog and a new sign-in: in this tab, and for this person only. */
export function openDraft(userId: number, pregnancyId: number) {
  const key = `nestling-update-draft-${pregnancyId}-${userId}`
  return {
    read: (): string => sessionStorage.getItem(key) ?? '',
    keep: (content: string) => sessionStorage.setItem(key, content),
    forget: () => sessionStorage.removeItem(key),
  }
}
