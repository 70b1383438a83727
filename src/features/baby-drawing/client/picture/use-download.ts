import { useState } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { pregnancyLength } from '#features/journey/rules.ts'
import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import type { Units } from '#platform/shared/units.ts'
import type { PictureTheme } from '../light/palette.ts'
import { wholeViewport } from '../light/pixels.ts'
import type { DrawRequest } from '../rendering/draw-steps.ts'
import type { Layer, RenderQueue } from '../rendering/render-queue.ts'

type Wanted = { days: number; theme: PictureTheme; units: Units; babyName: string; week: number }

/** Makes the downloadable picture and starts the download. */
export function useDownload(queue: () => RenderQueue, { days, theme, units, babyName, week }: Wanted) {
  const [isDrawing, setDrawing] = useState(false)
  const { data: journey } = useJourney()

  async function download() {
    setDrawing(true)
    try {
      const { drawingSize, drawCaptionedPicture, downloadName } = await import('./captioned-picture.ts')
      const draw = (request: Pick<DrawRequest, 'what' | 'size'>) =>
        new Promise<Layer>((resolve) => queue().draw({ ...request, days, theme, viewport: wholeViewport }, resolve))
      // Half the resolution is enough for the womb, because it has no sharp edges.
      const womb = await draw({ what: 'download-womb', size: drawingSize / 2 })
      const baby = await draw({ what: 'download-baby', size: drawingSize })
      const date = formatDay(dayOf(days, journey?.dueDate ?? null, journey?.timeZone ?? 'UTC'))
      const { backgroundColor: paper, color: ink } = getComputedStyle(document.body)
      const picture = await drawCaptionedPicture({ womb, baby }, units, { babyName, week, date }, { paper, ink })
      if (picture) save(picture, downloadName(babyName, week))
    } finally {
      setDrawing(false)
    }
  }

  return { download, isDrawing }
}

/** The day on which the baby has this age. Without a due date, it is today. */
const dayOf = (days: number, dueDate: string | null, timeZone: string) =>
  dueDate === null ? dayInZone(new Date(), timeZone) : addDays(dueDate, days - pregnancyLength)

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
