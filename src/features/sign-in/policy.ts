/**
 * Whether a person may begin a journey. With open registration everybody may. Otherwise only people with that right may
 * (`founder_at`).
 */
export const mayBeginJourney = (
  { openRegistration }: { openRegistration: boolean },
  founderAt: string | null,
): boolean => openRegistration || founderAt !== null
