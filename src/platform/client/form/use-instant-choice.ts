import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { sayFailure } from '../say-failure.ts'

/**
 * Saves a choice at once, and says so; `word` names it, such as `Theme`. `shown` is the new choice while it is being saved,
 * and the saved choice otherwise.
 */
export function useInstantChoice<Value, Input>(
  saved: Value,
  word: string,
  { mutate }: Pick<UseMutationResult<unknown, Error, Input>, 'mutate'>,
  asInput: (wanted: Value) => Input,
) {
  const [wish, setWish] = useState<readonly [wanted: Value] | null>(null)

  function choose(wanted: Value) {
    setWish([wanted])
    mutate(asInput(wanted), {
      onSuccess: () => showToast({ title: `${word} saved` }),
      onError: (error) => sayFailure(`${word} not saved`, error),
      // TanStack Query reports the new saved value by a timer. This later timer runs after it.
      onSettled: () => setTimeout(() => setWish(null)),
    })
  }

  return { shown: wish ? wish[0] : saved, choose }
}
