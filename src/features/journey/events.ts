import { defineEvent } from '#platform/shared/event.ts'

/** A person began their own journey, in this session. */
export const journeyFounded = defineEvent<{ pregnancyId: number; userId: number; sessionId: number; now: Date }>(
  'journey-founded',
)

/** A person switched this session to another journey that they follow. */
export const journeyChosen = defineEvent<{ pregnancyId: number; userId: number; sessionId: number }>('journey-chosen')
