import { useCallback, useState } from 'react'
import type { ElementSize } from './lay-out.ts'

/** An element's width and font size, updated whenever they change. */
export function useElementSize(): [ElementSize, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<ElementSize>({ width: 640, em: 15 })

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const width = element.clientWidth
      const em = Number.parseFloat(getComputedStyle(element).fontSize)
      // A hidden element has no width. Keep the previous size.
      if (width > 0) setSize((known) => (known.width === width && known.em === em ? known : { width, em }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    // Observe the page, too: a larger font may leave the element's width unchanged, but it makes the page longer.
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])

  return [size, measure]
}
