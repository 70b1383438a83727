import { sayFailure } from '#platform/client/say-failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { Labour } from '../contract.ts'
import { useShareLabour } from './data.ts'
import styles from './LabourPage.module.css'
import { texts } from './texts/texts.ts'

type Props = { pregnancyId: number; labour: Labour; thing: 'timer' | 'movements' }

/** Shows and changes who sees the timer or the movements. */
export function Sharing({ pregnancyId, labour, thing }: Props) {
  const isShared = labour[thing]?.isShared ?? false
  const words = texts.sharing[thing]
  const { mutateAsync, isPending } = useShareLabour(pregnancyId)

  async function change() {
    try {
      await mutateAsync({ [thing]: !isShared })
      showToast({ title: texts.sharingSaved })
    } catch (error) {
      sayFailure(texts.sharingNotSaved, error)
    }
  }

  return (
    <div className={styles.aside}>
      <p>{isShared ? words.shared : words.hidden}</p>
      <Button pending={isPending} onClick={change}>
        {isShared ? words.hide : words.show}
      </Button>
    </div>
  )
}
