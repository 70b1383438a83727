import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { SetUp } from '../contract.ts'
import { setUpAccount } from './data.ts'
import styles from './EntryForm.module.css'

/** The first admin's account, for whoever holds the one-time address. */
export function SetUpAccountForm({ token }: { token: string }) {
  const form = useForm({
    schema: SetUp,
    read: (fields) => ({
      token,
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
    }),
    send: async (person) => {
      await setUpAccount(person)
      // Loaded anew without the token, which is of no more use, and with what the next step needs to know.
      location.replace('/set-up')
    },
    onRefused: (error) => sayFailure('Set-up failed', error),
  })

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div className={styles.pair}>
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          error={form.errors.firstName}
        />
        <TextField label="Last name" name="lastName" autoComplete="family-name" error={form.errors.lastName} />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        hint="You will sign in with it"
        error={form.errors.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint="10 characters or more. A few words that do not belong together work well."
        error={form.errors.password}
      />
      <Button type="submit" look="primary" wide pending={form.pending} pendingText="Making your account...">
        Continue
      </Button>
    </form>
  )
}
