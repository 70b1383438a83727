import { defineEvent } from '#platform/shared/event.ts'

/**
 * A person deletes their account. Reactions run while the person's row in `users` still has the email. What happens to
 * the person's rows in other tables is declared under `tables` in each feature's manifest.
 */
export const accountDeleted = defineEvent<{ userId: number; now: Date }>('account-deleted')

/** An admin requests a new-password link for a member of their journey. A reaction may throw an error to refuse the link. */
export const resetLinkRequested = defineEvent<{ pregnancyId: number; userId: number }>('reset-link-requested')

/** All secret addresses of a person, such as that of their calendar feed, stop working: somebody else may know them. */
export const secretAddressesStopped = defineEvent<{ userId: number }>('secret-addresses-stopped')
