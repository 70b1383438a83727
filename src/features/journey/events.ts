import { defineEvent } from '#platform/shared/event.ts'

/** Somebody began a journey of their own, in this session. */
export const journeyFounded = defineEvent<{ pregnancyId: number; userId: number; sessionId: number; now: Date }>(
  'journey-founded',
)

/** Somebody switched to another journey that they follow, in this session. */
export const journeyChosen = defineEvent<{ pregnancyId: number; userId: number; sessionId: number }>('journey-chosen')
