import { createPortal } from 'react-dom'
import { Bell } from '#features/news/client/Bell.tsx'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'

/** The parts of the frame that nobody needs at first. The header has an empty place for the bell. */
export function LateParts() {
  const place = document.getElementById('bell')
  return (
    <>
      {navigator.maxTouchPoints > 0 && <PullToRefresh />}
      {place && createPortal(<Bell />, place)}
    </>
  )
}
