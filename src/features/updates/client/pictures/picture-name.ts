import type { Update } from '../../contract.ts'
import { texts } from '../texts/texts.ts'

/** The accessible name of an update's picture: "Picture 1 of 2 shared by Nora". */
export function pictureName({ author }: Pick<Update, 'author'>, at: number, total: number): string {
  const name = author.firstName
  if (total === 1) return name ? texts.pictureBy(name) : texts.pictureBySomebody
  return name ? texts.numberedPictureBy(at + 1, total, name) : texts.numberedPictureBySomebody(at + 1, total)
}
