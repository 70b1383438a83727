/** Components for the admin panel. They load as one chunk, because each is small. */
export { AdminSecondStep } from './AdminSecondStep.tsx'
export { ResetLinkDialog } from './ResetLinkDialog.tsx'
export { SignInActivity } from './SignInActivity.tsx'
