import { defineEvent } from '#platform/shared/event.ts'

/** Somebody deleted their account. What they wrote stays; their memberships end. */
export const accountDeleted = defineEvent<{ userId: number; now: Date }>('account-deleted')

/**
 * An admin asks for a link for the new password of somebody in their journey. A reaction may refuse it by throwing.
 */
export const resetLinkRequested = defineEvent<{ pregnancyId: number; userId: number }>('reset-link-requested')
