import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Labour } from '../contract.ts'
import { useShareLabour } from './data.ts'
import styles from './LabourPage.module.css'

type Props = { pregnancyId: number; labour: Labour; thing: 'timer' | 'movements' }

/** Shows and changes who sees the timer or the movements. */
export function Sharing({ pregnancyId, labour, thing }: Props) {
  const isShared = labour[thing]?.isShared ?? false
  const { mutateAsync, isPending } = useShareLabour(pregnancyId)

  async function change() {
    try {
      await mutateAsync({ [thing]: !isShared })
      showToast({ title: 'Sharing saved' })
    } catch (error) {
      sayFailure('Sharing not saved', error)
    }
  }

  return (
    <div className={styles.aside}>
      <p>
        {isShared
          ? `Family can see the ${thing} until the birth. Guests cannot.`
          : `Only the parents can see the ${thing}.`}
      </p>
      <Button pending={isPending} onClick={change}>
        {isShared ? `Hide the ${thing} from family` : `Show the ${thing} to family`}
      </Button>
    </div>
  )
}
