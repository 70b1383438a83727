import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { sayFailure } from '../say-failure.ts'

type Options<Value, Input> = {
  saved: Value
  /** What the choice is called in messages, such as `Theme`. */
  word: string
  mutation: Pick<UseMutationResult<unknown, Error, Input>, 'mutate' | 'isPending'>
  asInput: (wanted: Value) => Input
}

/** Saves a choice at once. `shown` is the new choice while it is being saved, and the saved choice otherwise. */
export function useInstantChoice<Value, Input>({ saved, word, mutation, asInput }: Options<Value, Input>) {
  const [wish, setWish] = useState<{ wanted: Value; savedBefore: Value } | null>(null)

  function choose(wanted: Value) {
    setWish({ wanted, savedBefore: saved })
    mutation.mutate(asInput(wanted), {
      onSuccess: () => showToast({ title: `${word} saved` }),
      onError: (error) => {
        setWish(null)
        sayFailure(`${word} not saved`, error)
      },
    })
  }

  // TanStack Query reports the new saved value and the end of the mutation a moment apart, and both after the press.
  const isBeingSaved = mutation.isPending || wish?.savedBefore === saved
  return { shown: wish && isBeingSaved ? wish.wanted : saved, choose }
}
