import { createPortal } from 'react-dom'
import { Bell } from '#features/news/client/bell/Bell.tsx'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'

/** The parts of the frame that nobody needs at first. The bell has its place in the header. */
export function LateParts() {
  // The frame’s header is the first one.
  const header = document.querySelector('header')
  return (
    <>
      {navigator.maxTouchPoints > 0 && <PullToRefresh />}
      {header && createPortal(<Bell />, header)}
    </>
  )
}
