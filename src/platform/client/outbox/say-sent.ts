import { showToast } from '#ui/toast/toast-store.ts'
import { kept } from './send-or-keep.ts'

/** Shows that a change is done. If it waits for the network, the person has already been told. */
export function saySent(result: unknown, toast: Parameters<typeof showToast>[0]): void {
  if (result !== kept) showToast(toast)
}
