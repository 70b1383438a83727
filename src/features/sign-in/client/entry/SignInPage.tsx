import { LogIn } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { Credentials } from '../../contract.ts'
import { showTheme } from '../account/preferences/show-theme.ts'
import { useUser } from '../data.ts'
import { useSignIn } from './data.ts'
import styles from './EntryForm.module.css'
import { wantedPage } from './wanted-page.ts'

/** How long the welcome shows before the next page appears, in milliseconds. */
const pauseMs = 100

/** Signs a person in, and then opens the page that was asked for if `isPage` knows it. */
export function SignInPage({ isPage }: { isPage: (path: string) => boolean }) {
  const user = useUser()
  const signIn = useSignIn()
  const [, navigate] = useLocation()
  useEffect(greetAfterReset, [])

  const form = useForm({
    schema: Credentials,
    draft: null,
    read: (fields) => ({ email: textOf(fields, 'email'), password: textOf(fields, 'password') }),
    onInvalid: (_wrong, fields) => {
      if ([...fields.values()].includes(''))
        showToast({ title: 'Error: Please fill in all fields', tone: 'destructive' })
    },
    send: async (credentials) => {
      const sharing = import('#platform/client/share/shared-files.ts').catch(() => undefined)
      const { id, theme } = await signIn.mutateAsync(credentials)
      // Photos from another app. If they cannot be read, the person is still signed in.
      const waiting = await sharing.then((it) => it?.whereShared(id)).catch(() => undefined)
      showTheme(theme)
      showToast({ title: 'Welcome back! Successfully logged in.' })
      setTimeout(() => navigate(waiting ?? wantedPage(isPage)), pauseMs)
    },
    onRefused: (error) => showToast({ title: 'Login failed', description: failureWords(error), tone: 'destructive' }),
  })

  // A person who was already signed in. One who has just signed in continues after the welcome.
  const isHereByMistake = user !== null && !signIn.isSuccess
  const goOn = useEffectEvent(() => navigate(wantedPage(isPage), { replace: true }))
  useEffect(() => {
    if (isHereByMistake) goOn()
  }, [isHereByMistake])
  if (isHereByMistake) return null
  return (
    <EntryPanel>
      <title>Sign in · Nestling</title>
      <h1>Track your pregnancy journey together</h1>
      <Form form={form} className={styles.form} method="post">
        <TextField
          label="Username"
          name="email"
          type="email"
          autoComplete="username"
          hint="Your email address"
          required
          error={form.errors.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <Button type="submit" look="primary" wide icon={<LogIn />} pending={form.pending} pendingText="Signing in...">
          Sign In
        </Button>
      </Form>
      <p>
        <Link href="/forgot-password" className={styles.aside}>
          Forgot your password?
        </Link>
      </p>
      <p>Nestling is by invitation only. Please contact an admin for access.</p>
    </EntryPanel>
  )
}

/** Shown after choosing a new password. */
function greetAfterReset() {
  if (location.hash !== '#new-password') return
  history.replaceState(null, '', location.pathname)
  showToast({ title: 'Password saved', description: 'Sign in with your new password.' })
}
