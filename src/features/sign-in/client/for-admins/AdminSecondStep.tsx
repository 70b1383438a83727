import { useState } from 'react'
import { Link } from 'wouter'
import { sayFailure } from '#platform/client/say-failure.ts'
import { signInAgainAddress } from '#platform/shared/address/session-addresses.ts'
import type { AdminStep } from '#platform/shared/role.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useAdminSecondStep, useAskAdmins, useStopAskingAdmins } from './data.ts'
import styles from './SignInActivity.module.css'

/** Shows whether admins need a second step and which admins have none, with a button that begins or ends the requirement. */
export function AdminSecondStep() {
  const { data, isError, refetch } = useAdminSecondStep()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  if (!data && isError)
    return <NotLoaded sentence="The second step of admins could not be loaded." onTry={() => refetch()} />
  if (!data) return <Skeleton shape="block" height="9rem" />

  const { asked, admins, ownStep } = data
  const without = admins.filter(({ hasSecondStep }) => !hasSecondStep).map(({ firstName }) => firstName)
  return (
    <Stack>
      <p>
        {asked
          ? `${asked.by || 'An admin'} asked for it on ${dayWords(asked.at)}. An admin signs in with a code after the password, or with a passkey.`
          : 'Not asked for. A password alone lets an admin do everything.'}
      </p>
      <p className={styles.soft}>
        {without.length === 0 ? 'Every admin has a second step.' : `Without a second step: ${listOf(without)}.`}
      </p>
      {ownStep ? (
        <OwnStepFirst step={ownStep} />
      ) : (
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {asked ? 'No longer ask for it' : 'Ask admins for it'}
        </Button>
      )}
      {isOpen && (asked ? <StopQuestion onClose={close} /> : <AskQuestion without={without} onClose={close} />)}
    </Stack>
  )
}

function OwnStepFirst({ step }: { step: AdminStep }) {
  if (step === 'pass')
    return (
      <>
        <p className={styles.soft}>You can ask for it once you have signed in with your own second step.</p>
        <Button href={`${signInAgainAddress}#/admin`}>Sign in again</Button>
      </>
    )
  return (
    <>
      <p className={styles.soft}>You can ask for it once you have a second step or a passkey yourself.</p>
      <Link href="/account" asChild>
        <Button href="/account">Set one up in your account</Button>
      </Link>
    </>
  )
}

function AskQuestion({ without, onClose }: { without: readonly string[]; onClose: () => void }) {
  const ask = useAskAdmins()
  async function confirm() {
    try {
      await ask.mutateAsync()
      showToast({ title: 'Admins now need a second step' })
    } catch (error) {
      sayFailure('Nothing was changed', error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title="Ask every admin for a second step?"
      confirmText="Ask admins"
      tone="primary"
      pending={ask.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        From now on, admins have to sign in with a code after the password, or with a passkey, before they can do what
        only admins can do. For everybody else nothing changes.
      </p>
      {without.length > 0 && (
        <p>
          <strong>{listOf(without)}</strong> {without.length === 1 ? 'has' : 'have'} none yet. Until they set one up in
          their account, they can read and share, but not open this panel.
        </p>
      )}
      <p>If Nestling can send mail, it tells all admins.</p>
    </ConfirmDialog>
  )
}

function StopQuestion({ onClose }: { onClose: () => void }) {
  const stop = useStopAskingAdmins()
  async function confirm() {
    try {
      await stop.mutateAsync()
      showToast({ title: 'A password is enough for admins again' })
    } catch (error) {
      sayFailure('Nothing was changed', error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title="Let a password be enough for admins?"
      confirmText="No longer ask"
      pending={stop.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Somebody who learns an admin’s password can then do everything that this admin can do, unless the admin has a
        second step.
      </p>
      <p>Admins’ second steps and passkeys stay as they are. If Nestling can send mail, it tells all admins.</p>
    </ConfirmDialog>
  )
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
