import { defineEvent } from '#platform/shared/event.ts'

/** Somebody deleted their account. What they wrote stays; their memberships end. */
export const accountDeleted = defineEvent<{ userId: number; now: Date }>('account-deleted')
