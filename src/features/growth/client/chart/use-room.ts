import { useCallback, useState } from 'react'
import type { Room } from './lay-out.ts'

/** How wide an element is and how large its letters are, anew whenever that changes. */
export function useRoom(): [Room, (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room>({ width: 640, em: 15 })

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const width = element.clientWidth
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      // Where it is not shown it has no width, and is drawn as it was.
      if (width > 0) setRoom((known) => (known.width === width && known.em === em ? known : { width, em }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // Larger letters leave the drawing as wide as it was, but make the page longer.
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])

  return [room, measure]
}
