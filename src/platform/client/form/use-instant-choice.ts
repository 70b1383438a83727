import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { sayFailure } from '../say-failure.ts'

/**
 * Saves a choice at once, and shows a toast such as "Theme saved" or "Theme not saved". `shown` is the new choice while
 * it is being saved, and the saved choice otherwise.
 */
export function useInstantChoice<Value, Input>(
  saved: Value,
  say: { readonly done: string; readonly failed: string },
  { mutateAsync }: Pick<UseMutationResult<unknown, Error, Input>, 'mutateAsync'>,
  asInput: (wanted: Value) => Input,
) {
  const [wish, setWish] = useState<readonly [wanted: Value] | null>(null)
  const lastWish = useRef<typeof wish>(null)

  async function choose(wanted: Value) {
    const ownWish = [wanted] as const
    const isLast = () => lastWish.current === ownWish
    lastWish.current = ownWish
    setWish(ownWish)
    try {
      await mutateAsync(asInput(wanted))
      if (isLast()) showToast({ title: say.done })
    } catch (error) {
      if (isLast()) sayFailure(say.failed, error)
    }
    // TanStack Query reports the new saved value by a timer. This later timer runs after it.
    setTimeout(() => isLast() && setWish(null))
  }

  return { shown: wish ? wish[0] : saved, choose }
}
