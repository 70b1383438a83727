import { plainSignInAddress } from '#platform/shared/address/plain-addresses.ts'
import { ErrorLine } from '#ui/feedback/ErrorLine.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import type { PlainSignIn } from '../../rules.ts'
import { SignInButton } from '../SignInButton.tsx'
import { texts } from '../texts/texts.ts'
import { CodeField } from './CodeField.tsx'
import styles from './EntryForm.module.css'

/**
 * Signs a person in without scripts: the browser itself sends the forms. The server answers with this page again until the
 * person is signed in.
 */
export const PlainSignInPage = (signIn: PlainSignIn) => (
  <EntryPanel>
    <title>{texts.signInPageTitle}</title>
    <h1>{signIn.step === 'code' ? texts.codeHeading : texts.signInHeading}</h1>
    {signIn.refusal !== undefined && (
      <div role="alert">
        <ErrorLine>{signIn.refusal}</ErrorLine>
      </div>
    )}
    {signIn.step === 'code' ? <CodeForm ticket={signIn.ticket} /> : <PasswordForm email={signIn.email} />}
  </EntryPanel>
)

const PasswordForm = ({ email }: { email: string }) => (
  <>
    <p>{texts.withoutScripts}</p>
    <form className={styles.form} method="post" action={plainSignInAddress}>
      <TextField
        label={texts.username}
        name="email"
        type="email"
        autoComplete="username"
        hint={texts.usernameHint}
        required
        defaultValue={email}
      />
      <TextField label={texts.password} name="password" type="password" autoComplete="current-password" required />
      <SignInButton />
    </form>
    <p>{texts.needScripts}</p>
    <p>{texts.byInvitation}</p>
  </>
)

const CodeForm = ({ ticket }: { ticket: string }) => (
  <>
    <form className={styles.form} method="post" action={plainSignInAddress}>
      <input type="hidden" name="ticket" value={ticket} />
      <CodeField />
      <SignInButton />
    </form>
    <p>
      <a href={plainSignInAddress} className={styles.aside}>
        {texts.backToPassword}
      </a>
    </p>
    <p>{texts.everythingLost}</p>
  </>
)
