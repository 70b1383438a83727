import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { sayFailure } from '../say-failure.ts'

type Mutation<Input> = Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending'>

/**
 * Saves a choice at once, and says so; `word` names it, such as `Theme`. `shown` is the new choice while it is being saved,
 * and the saved choice otherwise.
 */
export function useInstantChoice<Value, Input>(
  saved: Value,
  word: string,
  { mutate, isPending }: Mutation<Input>,
  asInput: (wanted: Value) => Input,
) {
  const [wish, setWish] = useState<readonly [wanted: Value, savedBefore: Value] | null>(null)

  function choose(wanted: Value) {
    setWish([wanted, saved])
    mutate(asInput(wanted), {
      onSuccess: () => showToast({ title: `${word} saved` }),
      onError: (error) => {
        setWish(null)
        sayFailure(`${word} not saved`, error)
      },
    })
  }

  // TanStack Query reports the new saved value and the end of the mutation a moment apart, and both after the press.
  return { shown: wish && (isPending || wish[1] === saved) ? wish[0] : saved, choose }
}
