import { defineEvent } from '#platform/shared/event.ts'

/** Nobody follows this journey any more. Everything in it is deleted. */
export const journeyEnded = defineEvent<{ pregnancyId: number }>('journey-ended')

/** An admin removed somebody from this journey. */
export const memberRemoved = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-removed')

/** Somebody joined by an invitation. */
export const memberJoined = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-joined')
