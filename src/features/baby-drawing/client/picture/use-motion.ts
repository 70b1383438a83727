import { type RefObject, useEffect, useEffectEvent } from 'react'

const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)')
/** The minimum number of milliseconds between frames. About 30 frames a second are enough for a slow movement. */
const frameMs = 1000 / 31

/** Draws frames while the element is visible. With reduced motion it draws a single frame and passes null as the time. */
export function useMotion(
  element: RefObject<HTMLElement | null>,
  onFrame: (seconds: number | null) => void,
  drawn: unknown,
) {
  const draw = useEffectEvent(onFrame)

  // With reduced motion, the picture is drawn again when its content changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` is only a trigger
  useEffect(() => {
    if (wantsStillness.matches) draw(null)
  }, [drawn])

  useEffect(() => {
    let request = 0
    let last = -Infinity
    let isSeen = false
    const frame = (now: number) => {
      request = requestAnimationFrame(frame)
      if (now - last < frameMs) return
      last = now
      draw(now / 1000)
    }
    const follow = () => {
      cancelAnimationFrame(request)
      if (wantsStillness.matches) draw(null)
      else if (isSeen) request = requestAnimationFrame(frame)
    }
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false
      follow()
    })
    if (element.current) observer.observe(element.current)
    wantsStillness.addEventListener('change', follow)
    return () => {
      cancelAnimationFrame(request)
      observer.disconnect()
      wantsStillness.removeEventListener('change', follow)
    }
  }, [element])
}
