import { sayFailure } from '#platform/client/say-failure.ts'
import { showToast } from '#ui/toast/toast-store.ts'

export const sayCreated = () => showToast({ title: 'New invite code created!' })
export const sayNotCreated = (error: unknown) => sayFailure('Failed to create invite code', error)

export const sayRemoved = () => showToast({ title: 'Invite code removed' })
export const sayNotRemoved = (error: unknown) => sayFailure('Failed to remove invite code', error)
