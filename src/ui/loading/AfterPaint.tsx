import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'

type Props = {
  /** The height of the placeholder, so the page does not jump. */
  height: string
  /** Lazy parts, whose code is fetched after the first paint. */
  children: ReactNode
}

/** Shows a placeholder until the first paint, then the parts of a page that people do not look at first. */
export function AfterPaint({ height, children }: Props) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  const place = <Skeleton shape="block" height={height} />
  return isPainted ? <Suspense fallback={place}>{children}</Suspense> : place
}
