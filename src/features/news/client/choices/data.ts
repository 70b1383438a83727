import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { NewsChoices, NewsChoicesInput, newsContract } from '../../contract.ts'

const api = createApi<typeof newsContract>()
const choicesKey = [api.address('GET /api/news-choices')] as const

export const useNewsChoices = () =>
  useQuery({ queryKey: choicesKey, queryFn: () => api('GET /api/news-choices'), staleTime: 0 })

/** Saves one change at a time, so each change starts from the choices that the last one saved. */
export function useChangeChoices() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'news-choices' },
    mutationFn: (change: Partial<NewsChoicesInput> | ((present: NewsChoices) => Partial<NewsChoicesInput>)) => {
      const present = client.getQueryData<NewsChoices>(choicesKey)
      if (!present) throw new Error('The choices are not loaded yet.')
      const { version, canMail: _, ...choices } = present
      const changed = typeof change === 'function' ? change(present) : change
      return api('PUT /api/news-choices', { body: { ...choices, ...changed }, ifMatch: version })
    },
    onSuccess: (choices) => client.setQueryData(choicesKey, choices),
    // Another device may have changed the choices, so they are loaded again.
    onError: () => client.invalidateQueries({ queryKey: choicesKey }),
  })
}
