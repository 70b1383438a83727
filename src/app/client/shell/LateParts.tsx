import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Bell } from '#features/news/client/bell/Bell.tsx'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'

/** The parts of the frame that nobody needs at first. */
export function LateParts() {
  return (
    <>
      {navigator.maxTouchPoints > 0 && <PullToRefresh />}
      <BellInHeader />
    </>
  )
}

/** The bell is before the menu's button, so Tab reaches both in reading order. */
function BellInHeader() {
  const [place] = useState(() => document.createElement('span'))
  useLayoutEffect(() => {
    place.style.display = 'contents'
    document.querySelector('header > [aria-haspopup]')?.before(place)
    return () => place.remove()
  }, [place])
  return createPortal(<Bell />, place)
}
