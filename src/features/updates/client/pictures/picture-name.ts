import type { Update } from '../../contract.ts'

/** The accessible name of an update's picture: "Picture 1 of 2 shared by Nora". */
export function pictureName({ author }: Pick<Update, 'author'>, at: number, total: number): string {
  const place = total === 1 ? 'Picture' : `Picture ${at + 1} of ${total}`
  return `${place} shared by ${author.firstName || 'somebody'}`
}
