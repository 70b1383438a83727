import { newCanvas } from '../picture/new-canvas.ts'
import { drawSteps, type Wish } from './draw-steps.ts'
import type { Finished } from './finished.ts'

export type Layer = Omit<Finished, 'data'> & { readonly image: HTMLCanvasElement; readonly wish: Wish }
type Waiting = { readonly wish: Wish; readonly onDrawn: (layer: Layer) => void }

/** A cache of the last few weeks in their sizes, about twenty megabytes. */
const cacheSize = 20
/** The milliseconds it draws before yielding to the page. The page's policy forbids web workers. */
const turnMs = 7

/** The render queue: requests are fulfilled later, or dropped when a newer one has the same key. */
export function openDrawingRoom() {
  const waiting = new Map<Wish['what'], Waiting>()
  const cache = new Map<string, Layer>()
  let isAtWork = false

  async function work() {
    if (isAtWork) return
    isAtWork = true
    for (;;) {
      const [next] = waiting.values()
      if (!next) break
      await fulfil(next)
    }
    isAtWork = false
  }

  async function fulfil(entry: Waiting) {
    const { wish, onDrawn } = entry
    const steps = drawSteps(wish)
    for (;;) {
      await pause()
      if (waiting.get(wish.what) !== entry) return
      const drawn = runSlice(steps)
      if (!drawn) continue
      waiting.delete(wish.what)
      const layer = layerOf(wish, drawn)
      cacheLayer(layer)
      return onDrawn(layer)
    }
  }

  function cacheLayer(layer: Layer) {
    if (layer.wish.what !== 'baby' && layer.wish.what !== 'womb') return
    cache.set(keyOf(layer.wish), layer)
    const [oldest] = cache.keys()
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest)
  }

  return {
    draw(wish: Wish, onDrawn: (layer: Layer) => void): void {
      waiting.delete(wish.what)
      const known = cache.get(keyOf(wish))
      if (known) {
        onDrawn(known)
        return
      }
      waiting.set(wish.what, { wish, onDrawn })
      void work()
    },
    close: () => waiting.clear(),
  }
}

export type DrawingRoom = ReturnType<typeof openDrawingRoom>

/** The drawing, if it finished within the time slice. */
function runSlice(steps: Generator<void, Finished>): Finished | null {
  const until = performance.now() + turnMs
  while (performance.now() < until) {
    const step = steps.next()
    if (step.done) return step.value
  }
  return null
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

const keyOf = ({ what, days, theme, size }: Wish) => `${what} ${days} ${theme} ${size}`

function layerOf(wish: Wish, { data, ...drawn }: Finished): Layer {
  const image = newCanvas(drawn.width, drawn.height)
  image.getContext('2d')?.putImageData(new ImageData(data, drawn.width, drawn.height), 0, 0)
  return { ...drawn, image, wish }
}
