import { defineEvent } from '#platform/shared/event.ts'

/** Nobody follows this journey any more: all that is in it goes. */
export const journeyEnded = defineEvent<{ pregnancyId: number }>('journey-ended')

/** An admin took somebody out of this journey. */
export const memberRemoved = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-removed')

/** Somebody came in by an invitation. */
export const memberJoined = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-joined')
