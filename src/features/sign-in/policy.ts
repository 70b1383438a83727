/**
 * Whether a person may begin a journey. With open registration everybody may, otherwise only people who have got that right
 * (`founder_at`).
 */
export const mayBeginJourney = (
  { openRegistration }: { openRegistration: boolean },
  founderAt: string | null,
): boolean => openRegistration || founderAt !== null
