export { addWish } from './commands.ts'
export { purchaseWish, reserveWish } from './giving/reserve-wish.ts'
