import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { pushContract, PushSubscription as Subscription } from '../contract.ts'
import { storeEndpoint } from './device/stored-endpoint.ts'
import { bodyOf, findSubscription, subscribe } from './device/subscription.ts'

const api = createApi<typeof pushContract>()
const devicesKey = [api.address('GET /api/push/devices')] as const
const subscriptionKey = ['this browser’s push subscription'] as const

export const fetchPublicKey = async () => (await api('GET /api/push/key')).publicKey

export const fetchDevices = () => api('GET /api/push/devices')

export const sendSubscription = (body: Subscription) => api('PUT /api/push/devices', { body })

export const useDevices = () => useQuery({ queryKey: devicesKey, queryFn: fetchDevices, staleTime: 0 })

/** Whether this browser has a subscription. */
export const useIsSubscribed = () =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: async () => (await findSubscription().catch(() => null)) !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** Subscribes this browser. The person must have allowed notifications before. */
export const useTurnOn = (userId: number) =>
  usePushChange(async () => {
    const subscription = await subscribe(await fetchPublicKey())
    await sendSubscription(bodyOf(subscription))
    storeEndpoint(userId, subscription.endpoint)
  })

/** Turns notifications off in this browser. The mutation takes the id of this browser's device. */
export const useTurnOff = (userId: number) =>
  usePushChange(async (id: number) => {
    storeEndpoint(userId, null)
    await api('DELETE /api/push/devices/{id}', { params: { id } })
    const subscription = await findSubscription()
    await subscription?.unsubscribe()
  })

export const useRemoveDevice = () =>
  usePushChange((id: number) => api('DELETE /api/push/devices/{id}', { params: { id } }))

export const useSendTest = () =>
  useMutation({ mutationFn: (id: number) => api('POST /api/push/devices/{id}/test', { params: { id } }) })

function usePushChange<Input = void>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([devicesKey, subscriptionKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
