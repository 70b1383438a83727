/** At which step something is broken, and how. */

export type Break = { readonly at: number; readonly how: 'kill' | 'EIO' | 'ENOSPC' }

/** Either the process is killed at this step, or the step fails: odd steps with an I/O error, even ones with a full disk. */
export const ways = {
  kill: (at: number): Break => ({ at, how: 'kill' }),
  fail: (at: number): Break => ({ at, how: at % 2 ? 'EIO' : 'ENOSPC' }),
}

/** A request with this header is broken at one of its steps. */
export const breakHeader = 'drill-break'
/** The answer names the step that failed, and so does the standard error of a command. */
export const brokenHeader = 'drill-broken'
/** A command with this setting is broken at one of its steps. */
export const breakSetting = 'DRILL_BREAK'

const program = new URL('./break-step.ts', import.meta.url).href

/** The settings of a process that can be broken; without a break it waits for a request that has one. */
export const breakable = (plan?: Break): Record<string, string> => ({
  NODE_OPTIONS: `--import=${program}`,
  ...(plan && { [breakSetting]: JSON.stringify(plan) }),
})
