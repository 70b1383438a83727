import { useState } from 'react'
import { Link } from 'wouter'
import { listOfNames } from '#language/list-of-names.ts'
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
import { texts } from './texts/texts.ts'

/** Shows whether admins need a second step and which admins have none, with a button that begins or ends the requirement. */
export function AdminSecondStep() {
  const { data, isError, refetch } = useAdminSecondStep()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  if (!data && isError) return <NotLoaded sentence={texts.adminStepNotLoaded} onTry={() => refetch()} />
  if (!data) return <Skeleton shape="block" height="9rem" />

  const { asked, admins, ownStep } = data
  const without = admins.filter(({ hasSecondStep }) => !hasSecondStep).map(({ firstName }) => firstName)
  return (
    <Stack>
      <p>{asked ? `${askedOn(asked)} ${texts.howAdminsSignIn}` : texts.notAsked}</p>
      <p className={styles.soft}>
        {without.length === 0 ? texts.everyAdminHasOne : texts.adminsWithout(listOfNames(without))}
      </p>
      {ownStep ? (
        <OwnStepFirst step={ownStep} />
      ) : (
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {asked ? texts.stopAsking : texts.ask}
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
        <p className={styles.soft}>{texts.passOwnFirst}</p>
        <Button href={`${signInAgainAddress}#/admin`}>{texts.signInAgain}</Button>
      </>
    )
  return (
    <>
      <p className={styles.soft}>{texts.setUpOwnFirst}</p>
      <Link href="/account" asChild>
        <Button href="/account">{texts.setUpInAccount}</Button>
      </Link>
    </>
  )
}

function AskQuestion({ without, onClose }: { without: readonly string[]; onClose: () => void }) {
  const ask = useAskAdmins()
  async function confirm() {
    try {
      await ask.mutateAsync()
      showToast({ title: texts.asked })
    } catch (error) {
      sayFailure(texts.nothingChanged, error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={texts.askQuestion}
      confirmText={texts.askNow}
      tone="primary"
      pending={ask.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.whatAskingDoes}</p>
      {without.length > 0 && <p>{texts.adminsHaveNone(without.length, <strong>{listOfNames(without)}</strong>)}</p>}
      <p>{texts.mailToAdmins}</p>
    </ConfirmDialog>
  )
}

function StopQuestion({ onClose }: { onClose: () => void }) {
  const stop = useStopAskingAdmins()
  async function confirm() {
    try {
      await stop.mutateAsync()
      showToast({ title: texts.stopped })
    } catch (error) {
      sayFailure(texts.nothingChanged, error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={texts.stopQuestion}
      confirmText={texts.stopNow}
      pending={stop.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{texts.whatStoppingDoes}</p>
      <p>
        {texts.secondStepsStay} {texts.mailToAdmins}
      </p>
    </ConfirmDialog>
  )
}

const askedOn = ({ by, at }: { by: string; at: string }) =>
  by ? texts.askedBy(by, dayWords(at)) : texts.askedByAnAdmin(dayWords(at))
