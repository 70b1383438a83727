/** A person with the founder's right may begin a journey; with open registration everybody may. */
export const mayFound = ({ openRegistration }: { openRegistration: boolean }, founderAt: string | null): boolean =>
  openRegistration || founderAt !== null
