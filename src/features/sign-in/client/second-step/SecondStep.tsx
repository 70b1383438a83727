import { lazyPart } from '#platform/client/lazy-part.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ChangeInPlace } from '../account/ChangeInPlace.tsx'
import { useUser } from '../data.ts'
import { useRefetchAll, useSecondStep } from './data.ts'
import { texts } from './texts/texts.ts'

const SetUpSecondStep = lazyPart(async () => (await import('./SetUpSecondStep.tsx')).SetUpSecondStep)
const ManageSecondStep = lazyPart(async () => (await import('./ManageSecondStep.tsx')).ManageSecondStep)

/** Shows whether the second step is on, with a form to set it up or change it. */
export function SecondStep({ email }: { email: string }) {
  const { data, isError, refetch } = useSecondStep()
  const refetchAll = useRefetchAll()
  const user = useUser()

  if (isError && !data) return <NotLoaded sentence={texts.secondStepNotLoaded} onTry={() => refetch()} />
  if (!data) return <Skeleton shape="block" height="5rem" />
  const { setUpAt, recoveryCodesLeft } = data
  const isOn = setUpAt !== null
  const off = user?.adminStep === 'set-up' ? texts.offButNeeded : texts.off
  const Change = isOn ? ManageSecondStep : SetUpSecondStep

  return (
    <ChangeInPlace
      label={texts.secondStep}
      value={isOn ? `${texts.onSince(dayWords(setUpAt))} ${texts.codesLeft(recoveryCodesLeft)}` : off}
      action={isOn ? texts.change : texts.setUp}
    >
      {(close) => (
        <Change
          email={email}
          onDone={() => {
            close()
            refetchAll()
          }}
        />
      )}
    </ChangeInPlace>
  )
}
