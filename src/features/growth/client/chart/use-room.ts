import { useCallback, useState } from 'react'
import type { Room } from './lay-out.ts'

/** An element's width and font size, updated whenever they change. */
export function useRoom(): [Room, (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room>({ width: 640, em: 15 })

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const width = element.clientWidth
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      // While hidden it has no width; keep the previous layout.
      if (width > 0) setRoom((known) => (known.width === width && known.em === em ? known : { width, em }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // A larger font leaves the width unchanged but makes the page longer.
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])

  return [room, measure]
}
