import { defineEvent } from '#platform/shared/event.ts'

/** The last admin deleted this journey, or its last member deleted their account. Everything in it is deleted. */
export const journeyEnded = defineEvent<{ pregnancyId: number }>('journey-ended')

/** An admin removed a person from this journey. */
export const memberRemoved = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-removed')

/** A person joined this journey by an invitation. */
export const memberJoined = defineEvent<{ pregnancyId: number; userId: number; now: Date }>('member-joined')
