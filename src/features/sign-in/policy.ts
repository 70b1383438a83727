/**
 * Whether a person may begin a journey. With open registration everybody may. Otherwise only people who were given this right
 * may: `founder_at` is when.
 */
export const mayBeginJourney = (
  { openRegistration }: { openRegistration: boolean },
  founderAt: string | null,
): boolean => openRegistration || founderAt !== null
