import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { isGranted, type Need } from '#platform/shared/section.ts'
import type { signInContract, User } from '../contract.ts'

const api = createApi<typeof signInContract>()
export const userKey = [api.address('GET /api/auth/user')] as const

/** The signed-in person, or null. The page data contains the first value, so the first render sends no request. */
export function useUser(): User | null {
  // After an error this throws instead of returning null, because null means that nobody is signed in.
  return useSuspenseQuery({ queryKey: userKey, queryFn: () => api('GET /api/auth/user') }).data
}

/** Whether the signed-in person has this right in a section: `useMay('add updates')`. */
export const useMay = (need: Need): boolean => isGranted(useUser()?.rights, need)

/** Returns a function that sets the signed-in person, for example after registering. */
export function useSetUser(): (user: User) => void {
  const client = useQueryClient()
  return (user) => client.setQueryData(userKey, user)
}
