/** Two pages that few people ever open, in one file for the browser, because home's scripts name every file. */
export { ResetPasswordPage } from '#features/sign-in/client/entry/ResetPasswordPage.tsx'
export { SetUpPage } from './SetUpPage.tsx'
