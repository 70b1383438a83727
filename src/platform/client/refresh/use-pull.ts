import { useEffect, useEffectEvent, useState } from 'react'
import { pullDistance } from './pull.ts'

type Pull = { threshold: number; isAllowed: boolean; onPulled: () => void }

/** Follows a finger that pulls the page down from its top. Returns how far the page is pulled, in pixels. */
export function usePull({ threshold, isAllowed, onPulled }: Pull): number {
  const [distance, setDistance] = useState(0)
  const mayBegin = useEffectEvent((event: TouchEvent) => isAllowed && mayPull(event))
  const follow = useEffectEvent((travel: number) => setDistance(pullDistance(travel, threshold)))
  const release = useEffectEvent((travel: number) => {
    setDistance(0)
    if (pullDistance(travel, threshold) >= threshold) onPulled()
  })

  // Added by hand, because React's listener is passive and cannot stop the browser from scrolling.
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    let start: Touch | undefined
    let travel: number | undefined

    function begin(event: TouchEvent) {
      cancel()
      start = mayBegin(event) ? event.touches[0] : undefined
    }

    function move(event: TouchEvent) {
      const finger = event.touches[0]
      if (!start || !finger) return
      const [across, down] = [finger.clientX - start.clientX, finger.clientY - start.clientY]
      if (travel === undefined && across === 0 && down === 0) return
      // The first movement decides. Up, sideways, or a scroll that the browser has started is not a pull.
      if (travel === undefined && (down <= Math.abs(across) || !event.cancelable)) return cancel()
      event.preventDefault()
      travel = down
      follow(travel)
    }

    function end() {
      if (travel !== undefined) release(travel)
      reset()
    }

    function cancel() {
      if (travel !== undefined) follow(0)
      reset()
    }

    function reset() {
      start = undefined
      travel = undefined
    }

    document.addEventListener('touchstart', begin, { signal, passive: true })
    document.addEventListener('touchmove', move, { signal, passive: false })
    document.addEventListener('touchend', end, { signal })
    document.addEventListener('touchcancel', cancel, { signal })
    return () => leave.abort()
  }, [])

  return distance
}

/** Whether a touch may start a pull: one finger on a page that is not zoomed, is at its top, and has no dialog in front. */
function mayPull({ touches, target }: TouchEvent): boolean {
  const isZoomed = (visualViewport?.scale ?? 1) > 1
  if (touches.length !== 1 || isZoomed || !(target instanceof Element)) return false
  // This leaves out toasts and the bottom bar, which are outside of `main` and `header`, and the modal dialogs and viewer.
  if (!target.closest('main, header') || document.querySelector('dialog:modal')) return false
  for (let part: Element | null = target; part; part = part.parentElement) if (part.scrollTop > 0) return false
  return true
}
