/** The parts of the admin panel and its dialog, in one chunk: each is small. */
export { AdminSecondStep } from './AdminSecondStep.tsx'
export { ResetLinkDialog } from './ResetLinkDialog.tsx'
export { SignInActivity } from './SignInActivity.tsx'
