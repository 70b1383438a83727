import { getPriority, setPriority } from 'node:os'

/** As in `nice`: a higher number is a lower priority. */
const lower = 5

/**
 * Lowers the priority of this process, because the server has precedence. If Nestling itself was started with a lower
 * priority, for example by `Nice=` of systemd, nothing changes: raising it would be an error for any user but root.
 */
export function lowerPriority(): void {
  if (getPriority() < lower) setPriority(lower)
}
