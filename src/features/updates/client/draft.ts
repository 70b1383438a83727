/** What was typed and not yet shared outlives a closed dialog and a new sign-in, in this tab only. */
const key = 'nestling-update-draft'

export const draft = {
  read: (): string => sessionStorage.getItem(key) ?? '',
  keep: (content: string) => sessionStorage.setItem(key, content),
  forget: () => sessionStorage.removeItem(key),
}
