/** Stores in this browser that a person turned notifications on, so that a lost subscription can be renewed. */

const keyOf = (userId: number) => `nestling-mark-${userId}-notifications`

/** The address of the subscription that the server knows; null if the person has not turned notifications on. */
export function findStoredEndpoint(userId: number): string | null {
  try {
    return localStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

/** Stores the address of this person's subscription; null forgets it. */
export function storeEndpoint(userId: number, endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem(keyOf(userId))
    else localStorage.setItem(keyOf(userId), endpoint)
  } catch {
    // Storage is full or blocked. Notifications work, but are not renewed.
  }
}
