import { listenForSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'

/** A draft survives closing the dialog and signing in again, in this tab and for this person only. */
export function openDraft(userId: number, pregnancyId: number) {
  const key = `nestling-update-draft-${userId}-${pregnancyId}`
  return {
    read: (): string => sessionStorage.getItem(key) ?? '',
    save(content: string) {
      sessionStorage.setItem(key, content)
      listenForSignOut()
    },
    remove: () => sessionStorage.removeItem(key),
  }
}
