import { BellRing } from 'lucide-react'
import { sayFailure } from '#platform/client/say-failure.ts'
import { dayWords } from '#platform/shared/time/day-words.ts'
import { Button } from '#ui/button/Button.tsx'
import { DeviceItem } from '#ui/panel/DeviceItem.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import type { PushDevice } from '../contract.ts'
import { useRemoveDevice } from './data.ts'
import { texts } from './texts/texts.ts'

type Props = { device: PushDevice; onRemoved: () => void }

/** Another device of the person that gets notifications. */
export function DeviceRow({ device: { id, deviceName, createdAt }, onRemoved }: Props) {
  const removeDevice = useRemoveDevice()

  async function remove() {
    try {
      await removeDevice.mutateAsync(id)
      showToast({ title: texts.removed, description: deviceName })
      onRemoved()
    } catch (error) {
      sayFailure(texts.notRemoved, error)
    }
  }

  return (
    <DeviceItem
      icon={<BellRing aria-hidden="true" />}
      name={deviceName}
      about={texts.since(dayWords(createdAt))}
      action={
        <Button pending={removeDevice.isPending} aria-label={texts.removeDevice(deviceName)} onClick={remove}>
          {texts.remove}
        </Button>
      }
    />
  )
}
