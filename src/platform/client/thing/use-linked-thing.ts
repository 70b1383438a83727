import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { findLinkedThing, type LinkedThing } from './linked-thing.ts'

/**
 * Returns the thing that the address asks to open, and a function that closes it. The query is removed from the address, so
 * the same link can open the thing again.
 */
export function useLinkedThing<Name extends string>(
  name: Name,
): readonly [thing: LinkedThing<Name> | undefined, close: () => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [thing, setThing] = useState(() => findLinkedThing(search, name))

  useEffect(() => {
    const asked = findLinkedThing(search, name)
    if (!asked) return
    setThing(asked)
    navigate(path, { replace: true })
  }, [search, name, path, navigate])

  return [thing, () => setThing(undefined)]
}
