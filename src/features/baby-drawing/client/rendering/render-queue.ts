import { newCanvas } from '../picture/new-canvas.ts'
import type { Finished } from './crop-to-content.ts'
import { type DrawRequest, drawSteps } from './draw-steps.ts'

export type Layer = Omit<Finished, 'data'> & { readonly image: HTMLCanvasElement; readonly request: DrawRequest }
type Waiting = { readonly request: DrawRequest; readonly onDrawn: (layer: Layer) => void }

/** The maximum number of cached drawings: about twenty megabytes, enough for the last few weeks viewed, in all sizes. */
const cacheSize = 20
/** After this many milliseconds, drawing yields to the page. The page's security policy forbids a web worker. */
const sliceMs = 7
/** After a slow task of the page, a slice lasts as long as that task, up to this limit. So drawing always advances. */
const longestSliceMs = 50

/** Draws one request at a time. A waiting request is dropped when a newer one has the same `what`. */
export function openRenderQueue() {
  const waiting = new Map<DrawRequest['what'], Waiting>()
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
    const { request, onDrawn } = entry
    const steps = drawSteps(request)
    for (;;) {
      const paused = performance.now()
      await pause()
      if (waiting.get(request.what) !== entry) return
      const drawn = runSlice(steps, Math.min(longestSliceMs, performance.now() - paused))
      if (!drawn) continue
      waiting.delete(request.what)
      const layer = layerOf(request, drawn)
      cacheLayer(layer)
      return onDrawn(layer)
    }
  }

  function cacheLayer(layer: Layer) {
    if (layer.request.what !== 'baby' && layer.request.what !== 'womb') return
    cache.set(keyOf(layer.request), layer)
    const [oldest] = cache.keys()
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest)
  }

  return {
    draw(request: DrawRequest, onDrawn: (layer: Layer) => void): void {
      waiting.delete(request.what)
      const known = cache.get(keyOf(request))
      if (known) {
        onDrawn(known)
        return
      }
      waiting.set(request.what, { request, onDrawn })
      void work()
    },
    close: () => waiting.clear(),
  }
}

export type RenderQueue = ReturnType<typeof openRenderQueue>

/** The drawing, if it finished within the time slice. */
function runSlice(steps: Generator<void, Finished>, pageMs: number): Finished | null {
  const until = performance.now() + Math.max(sliceMs, pageMs)
  while (performance.now() < until) {
    const step = steps.next()
    if (step.done) return step.value
  }
  return null
}

/** Yields to the page's pending tasks. A timer would add at least 4 ms to every slice of 7 ms. */
function pause(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
}

const keyOf = ({ what, days, theme, size }: DrawRequest) => `${what} ${days} ${theme} ${size}`

function layerOf(request: DrawRequest, { data, ...drawn }: Finished): Layer {
  const image = newCanvas(drawn.width, drawn.height)
  image.getContext('2d')?.putImageData(new ImageData(data, drawn.width, drawn.height), 0, 0)
  return { ...drawn, image, request }
}
