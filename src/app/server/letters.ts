/** Every kind of letter that the product sends. */
import { invitationLetter } from '#features/family/server/public.ts'
import { emailChangedLetter, passwordChangedLetter, resetLetter } from '#features/sign-in/server/public.ts'
import { wishNoticeLetter } from '#features/wishlist/server/public.ts'

export const letterKinds = [invitationLetter, resetLetter, passwordChangedLetter, emailChangedLetter, wishNoticeLetter]
