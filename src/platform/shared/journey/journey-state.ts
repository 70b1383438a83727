/**
 * The states of a journey. While it is paused, and after a birth or a loss, nothing is counted, compared or suggested
 * (decision 47).
 */
export const journeyStates = ['expecting', 'paused', 'born', 'ended'] as const
export type JourneyState = (typeof journeyStates)[number]
