import { SignInWithPasskey } from '#features/passkeys/client/SignInWithPasskey.tsx'
import { SignInPage as Page } from '#features/sign-in/client/entry/SignInPage.tsx'

type Props = { isPage: (path: string) => boolean }

export const SignInPage = ({ isPage }: Props) => <Page isPage={isPage} Passkey={SignInWithPasskey} />
