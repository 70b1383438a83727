import { LogIn } from 'lucide-react'
import { plainSignInAddress } from '#platform/shared/address/plain-addresses.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorLine } from '#ui/feedback/ErrorLine.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import type { PlainSignIn } from '../../rules.ts'
import { CodeField } from './CodeField.tsx'
import styles from './EntryForm.module.css'

/**
 * Signs a person in without scripts: the browser itself sends the forms. The server answers with this page again until the
 * person is signed in.
 */
export const PlainSignInPage = (signIn: PlainSignIn) => (
  <EntryPanel>
    <title>Sign in · Nestling</title>
    <h1>{signIn.step === 'code' ? 'One more step' : 'Track your pregnancy journey together'}</h1>
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
    <p>Without JavaScript you can read the home page, the guide, appointments and contacts once you have signed in.</p>
    <form className={styles.form} method="post" action={plainSignInAddress}>
      <TextField
        label="Username"
        name="email"
        type="email"
        autoComplete="username"
        hint="Your email address"
        required
        defaultValue={email}
      />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      <SignInButton />
    </form>
    <p>Passkeys and new passwords need JavaScript.</p>
    <p>Nestling is by invitation only. Please contact an admin for access.</p>
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
        Back to the password
      </a>
    </p>
    <p>Lost your phone and your recovery codes? The person who runs this Nestling can let you in again.</p>
  </>
)

const SignInButton = () => (
  <Button type="submit" look="primary" wide icon={<LogIn />}>
    Sign In
  </Button>
)
