/** Contractions for tests of the rules. */
import { joinNotes, type Noted } from './rules.ts'

export const start = Date.parse('2026-05-27T02:00:00.000Z')
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

export const note = (beganMs: number, endedMs: number | null, key = `k${beganMs}`): Noted => ({
  key,
  beganAt: new Date(beganMs).toISOString(),
  endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
})

/** Contractions that begin this many minutes after `start`. Each lasts the same number of seconds, or has no end (`null`). */
export const contractionsAt = (minutes: readonly number[], seconds: number | null = 60) =>
  joinNotes(
    minutes.map((each) => {
      const beganMs = start + each * minute
      return note(beganMs, seconds === null ? null : beganMs + seconds * second)
    }),
  )
