import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { currentLanguage } from '#language/current-language.ts'
import { Form } from '#platform/client/form/Form.tsx'
import { textOf, useForm } from '#platform/client/form/use-form.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { failureWords } from '#platform/client/say-failure.ts'
import { plainSignInAddress } from '#platform/shared/address/plain-addresses.ts'
import { signInAgainAddress } from '#platform/shared/address/session-addresses.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { EntryPanel } from '#ui/panel/EntryPanel.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { Credentials, type User } from '../../contract.ts'
import { showTheme } from '../account/preferences/show-theme.ts'
import { useSetUser, useUser } from '../data.ts'
import { SignInButton } from '../SignInButton.tsx'
import { texts } from '../texts/texts.ts'
import { useSignIn } from './data.ts'
import styles from './EntryForm.module.css'
import { wantedPage } from './wanted-page.ts'

const SecondStepForm = lazyPart(async () => (await import('./SecondStepForm.tsx')).SecondStepForm)

/** How long the welcome shows before the next page appears, in milliseconds. */
const pauseMs = 100

type Props = {
  isPage: (path: string) => boolean
  /** The part of the page that signs in with a passkey. */
  Passkey: ComponentType<{ onSignedIn: (user: User) => void }>
}

/** Signs a person in, and then opens the page in the address's fragment if `isPage` accepts that path, else home. */
export function SignInPage({ isPage, Passkey }: Props) {
  const user = useUser()
  const setUser = useSetUser()
  const [hasSignedIn, setHasSignedIn] = useState(false)
  const [isSigningInAgain, setSigningInAgain] = useState(false)
  const [ticket, setTicket] = useState<string>()
  const signIn = useSignIn()
  const [, navigate] = useLocation()
  useEffect(greetAfterReset, [])

  const form = useForm({
    schema: Credentials,
    draft: null,
    read: (fields) => ({ email: textOf(fields, 'email'), password: textOf(fields, 'password') }),
    onInvalid: (_wrong, fields) => {
      if ([...fields.values()].includes('')) showToast({ title: texts.fieldsEmpty, tone: 'destructive' })
    },
    send: async (credentials) => {
      // Starts loading the code that `welcome` needs.
      importSharedFiles()
      const answer = await signIn.mutateAsync(credentials)
      if ('secondStep' in answer) setTicket(answer.secondStep.ticket)
      else await welcome(answer)
    },
    onFailed: (error) => showToast({ title: texts.notSignedIn, description: failureWords(error), tone: 'destructive' }),
  })

  async function welcome(person: User) {
    // Reloads if a person was signed in here before, so no data of that session is shown.
    if (user) return location.assign(wantedPage(isPage))
    setHasSignedIn(true)
    setUser(person)
    // Looks for photos that another app shared. If this fails, the person is still signed in.
    const waiting = await importSharedFiles()
      .then((module) => module?.findSharedPage(person.id))
      .catch(() => undefined)
    // Each language has its own build of the app, so a page in another language loads in full.
    if (person.language !== currentLanguage()) return location.assign(waiting ?? wantedPage(isPage))
    showTheme(person.theme)
    showToast({ title: texts.welcomeBack })
    setTimeout(() => navigate(waiting ?? wantedPage(isPage)), pauseMs)
  }

  // True if the person was signed in before the page opened and did not come to sign in again. For a person who signs in here,
  // `welcome` opens the next page.
  const isAlreadySignedIn = user !== null && !hasSignedIn && !isSigningInAgain
  const goOn = useEffectEvent(() => {
    if (location.pathname + location.search === signInAgainAddress) setSigningInAgain(true)
    else navigate(wantedPage(isPage), { replace: true })
  })
  useEffect(() => {
    if (isAlreadySignedIn) goOn()
  }, [isAlreadySignedIn])
  if (isAlreadySignedIn) return null
  if (ticket !== undefined)
    return (
      <EntryPanel>
        <title>{texts.signInPageTitle}</title>
        <h1>{texts.codeHeading}</h1>
        <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
          <SecondStepForm ticket={ticket} onSignedIn={welcome} onBack={() => setTicket(undefined)} />
        </Suspense>
      </EntryPanel>
    )
  return (
    <EntryPanel>
      <title>{texts.signInPageTitle}</title>
      <h1>{texts.signInHeading}</h1>
      <Form form={form} className={styles.form} action={plainSignInAddress}>
        <TextField
          label={texts.username}
          name="email"
          type="email"
          autoComplete="username webauthn"
          hint={texts.usernameHint}
          required
          error={form.errors.email}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
        <SignInButton pending={form.pending} />
      </Form>
      <Passkey onSignedIn={welcome} />
      <p>
        <Link href="/forgot-password" className={styles.aside}>
          {texts.forgotPassword}
        </Link>
      </p>
      <p>{texts.byInvitation}</p>
    </EntryPanel>
  )
}

const importSharedFiles = () => import('#platform/client/share/shared-files.ts').catch(() => undefined)

/** Shows a message to a person who has just set a new password. */
function greetAfterReset() {
  if (location.hash !== '#new-password') return
  history.replaceState(null, '', location.pathname)
  showToast({ title: texts.newPasswordSaved, description: texts.signInWithNewPassword })
}
