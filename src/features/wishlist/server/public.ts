export { addWish, forgetGiver, forgetWishlist } from './commands.ts'
export { purchaseWish, reserveWish } from './giving/reserve-wish.ts'
export { wishNoticeLetter } from './notices/notice-letter.ts'
