const stepDuration = 800
const steps = 3

/** Percent of the expected time that has passed; waits at 100 when loading takes longer. */
export function loadingProgress(elapsed: number, duration: number) {
  return duration <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((elapsed / duration) * 100)))
}

/** Which of the three messages is on: 0, 1, 2, and again 0. */
export function loadingStep(elapsed: number) {
  return Math.floor(Math.max(0, elapsed) / stepDuration) % steps
}
