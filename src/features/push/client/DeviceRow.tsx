import { BellRing } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { PushDevice } from '../contract.ts'
import { useRemoveDevice } from './data.ts'
import styles from './Notifications.module.css'

type Props = { device: PushDevice; onRemoved: () => void }

/** Another device of the person that gets notifications. */
export function DeviceRow({ device: { id, deviceName, createdAt }, onRemoved }: Props) {
  const removeDevice = useRemoveDevice()

  const remove = () =>
    removeDevice.mutate(id, {
      onSuccess: () => {
        showToast({ title: 'No more notifications', description: deviceName })
        onRemoved()
      },
      onError: (error) => sayFailure('Device not removed', error),
    })

  return (
    <li className={styles.device}>
      <BellRing aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{deviceName}</p>
        <p className={styles.soft}>Since {dayWords(createdAt)}</p>
      </div>
      <Button pending={removeDevice.isPending} aria-label={`Remove ${deviceName}`} onClick={remove}>
        Remove
      </Button>
    </li>
  )
}
