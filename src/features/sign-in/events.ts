import { defineEvent } from '#platform/shared/event.ts'

/** Somebody deleted their account; what they wrote stays, and they are in no journey any more. */
export const accountDeleted = defineEvent<{ userId: number; now: Date }>('account-deleted')
