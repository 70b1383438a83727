import { Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearch } from 'wouter'
import { Bell } from '#features/news/client/bell/Bell.tsx'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { PullToRefresh } from '#platform/client/refresh/PullToRefresh.tsx'

const OpenedUpdate = lazyPart(
  async () => (await import('#features/updates/client/opened/OpenedUpdate.tsx')).OpenedUpdate,
)

/** The parts of the page frame that load later, because they are not needed at first. */
export function LateParts() {
  return (
    <>
      {navigator.maxTouchPoints > 0 && <PullToRefresh />}
      <BellInHeader />
      <LinkedUpdate />
    </>
  )
}

/** Places the bell before the menu's button, so Tab reaches both in reading order. */
function BellInHeader() {
  const [place] = useState(() => document.createElement('span'))
  useLayoutEffect(() => {
    place.style.display = 'contents'
    document.querySelector('header > [aria-haspopup]')?.before(place)
    return () => place.remove()
  }, [place])
  return createPortal(<Bell />, place)
}

/** Shows the update that an address such as `/?update=7` names. Loads the code for this at the first such address. */
function LinkedUpdate() {
  const isNamed = useSearch().startsWith('update=')
  const [wasNamed, setNamed] = useState(isNamed)
  if (isNamed && !wasNamed) setNamed(true)
  return <Suspense>{wasNamed && <OpenedUpdate />}</Suspense>
}
