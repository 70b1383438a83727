import { BellRing } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { DeviceItem } from '#ui/panel/DeviceItem.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { PushDevice } from '../contract.ts'
import { useRemoveDevice } from './data.ts'

type Props = { device: PushDevice; onRemoved: () => void }

/** Another device of the person that gets notifications. */
export function DeviceRow({ device: { id, deviceName, createdAt }, onRemoved }: Props) {
  const removeDevice = useRemoveDevice()

  async function remove() {
    try {
      await removeDevice.mutateAsync(id)
      showToast({ title: 'No more notifications', description: deviceName })
      onRemoved()
    } catch (error) {
      sayFailure('Device not removed', error)
    }
  }

  return (
    <DeviceItem
      icon={<BellRing aria-hidden="true" />}
      name={deviceName}
      about={`Since ${dayWords(createdAt)}`}
      action={
        <Button pending={removeDevice.isPending} aria-label={`Remove ${deviceName}`} onClick={remove}>
          Remove
        </Button>
      }
    />
  )
}
