import { Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearch } from 'wouter'
import { Bell } from '#features/news/client/bell/Bell.tsx'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'

const OpenedUpdate = lazyPart(
  async () => (await import('#features/updates/client/opened/OpenedUpdate.tsx')).OpenedUpdate,
)

/** The parts of the frame that nobody needs at first. */
export function LateParts() {
  return (
    <>
      {navigator.maxTouchPoints > 0 && <PullToRefresh />}
      <BellInHeader />
      <AskedUpdate />
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

/** Loads the code that opens an update by a link when the first address asks for one. */
function AskedUpdate() {
  const isAsked = useSearch().startsWith('update=')
  const [hasAsked, setAsked] = useState(isAsked)
  if (isAsked && !hasAsked) setAsked(true)
  return <Suspense>{hasAsked && <OpenedUpdate />}</Suspense>
}
