/** Greater than every real id, so the page of entries before this id begins with the newest entry. */
export const aboveAllIds = 2_147_483_647

/** Adds the `Link` header with the address of the next page, if this page is full. */
export function linkToOlder(
  headers: Record<string, string>,
  path: `/api/${string}`,
  limit: number,
  entries: readonly { id: number }[],
): void {
  const oldest = entries.at(-1)
  if (!oldest || entries.length < limit) return
  headers.link = `<${path}${path.includes('?') ? '&' : '?'}limit=${limit}&before=${oldest.id}>; rel="next"`
}
