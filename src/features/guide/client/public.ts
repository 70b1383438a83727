export { GuideCards } from './GuideCards.tsx'
export { WeekPicture } from './WeekPicture.tsx'
