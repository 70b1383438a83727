import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import { lengthOf, lengthWords, type ShownContraction } from '../../rules.ts'
import { clockWords } from '../clock-words.ts'
import { Stepper } from '../Stepper.tsx'
import { texts } from '../texts/texts.ts'

const minuteMs = 60_000
const stepMs = 10_000
/** The length to start from if nobody noted the end. */
const usualMs = 60_000

type Props = {
  contraction: ShownContraction
  now: number
  onSave: (times: { beganMs: number; endedMs: number | null }) => void
  onRemove: () => void
  onClose: () => void
}

/** Corrects or removes a contraction for which somebody pressed too late, too early or by mistake. */
export function ChangeContractionDialog({ contraction, now, onSave, onRemove, onClose }: Props) {
  const [beganMs, setBegan] = useState(contraction.beganMs)
  const [length, setLength] = useState(lengthOf(contraction))
  const latest = now - (length ?? 0)

  return (
    <Dialog open onClose={onClose} title={texts.changeContraction}>
      <Stack>
        <Stepper
          {...texts.began}
          value={clockWords(beganMs)}
          onLess={() => setBegan(beganMs - minuteMs)}
          onMore={() => setBegan(Math.min(beganMs + minuteMs, latest))}
        />
        <Stepper
          {...texts.lasted}
          value={length === null ? texts.noEnd : lengthWords(length)}
          onLess={() => setLength(Math.max((length ?? usualMs) - stepMs, stepMs))}
          onMore={() => setLength(Math.min((length ?? usualMs) + stepMs, now - beganMs, 60 * minuteMs))}
        />
        <Button
          look="primary"
          wide
          onClick={() => onSave({ beganMs, endedMs: length === null ? null : beganMs + length })}
        >
          {texts.save}
        </Button>
        <Button wide onClick={onRemove}>
          {texts.remove}
        </Button>
      </Stack>
    </Dialog>
  )
}
