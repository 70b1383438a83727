import { useEnter } from '#features/sign-in/client/public.ts'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { type Invitation, Registration } from '../../contract.ts'
import { register } from './data.ts'
import { keepThroughSignIn, layInvitationDown } from './invitation-in-hand.ts'
import styles from './JoinPage.module.css'

type Props = { code: string; invitation: Invitation; onRefused: (reason: unknown) => void }

/** An account for whoever was invited; with it they are in, and at home. */
export function RegisterForm({ code, invitation: { babyName, email }, onRefused }: Props) {
  const enter = useEnter()
  const form = useForm({
    schema: Registration,
    read: (fields) => ({
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      inviteCode: code,
    }),
    send: async (person) => {
      const user = await register(person)
      layInvitationDown()
      showToast({ title: `Welcome to ${babyName}! Account created successfully` })
      enter(user)
    },
    onRefused: (error) => {
      sayFailure('Registration failed', error, 'Failed to create account')
      onRefused(error)
    },
  })

  return (
    <>
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
          defaultValue={email ?? ''}
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
        <Button type="submit" look="primary" wide pending={form.pending} pendingText="Joining...">
          Join {babyName}’s journey
        </Button>
      </form>
      <Button look="quiet" href="/api/login" onClick={keepThroughSignIn}>
        I have an account already
      </Button>
    </>
  )
}
