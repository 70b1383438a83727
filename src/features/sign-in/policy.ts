/** Whether a person may begin a journey: a founder may, and with open registration everybody may. */
export const mayFound = ({ openRegistration }: { openRegistration: boolean }, founderAt: string | null): boolean =>
  openRegistration || founderAt !== null
