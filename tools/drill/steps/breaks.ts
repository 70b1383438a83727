/** Plans that say which step to break, and how. */

export type BreakPlan = { readonly at: number; readonly how: 'kill' | 'EIO' | 'ENOSPC' }

/** Either the process is killed at this step, or the step fails: odd steps with an I/O error, even ones with a full disk. */
export const ways = {
  kill: (at: number): BreakPlan => ({ at, how: 'kill' }),
  fail: (at: number): BreakPlan => ({ at, how: at % 2 ? 'EIO' : 'ENOSPC' }),
}

/** The request header that contains the plan. */
export const breakHeader = 'drill-break'
/** The response header that contains the name of the broken step. A command prints the name to standard error instead. */
export const brokenHeader = 'drill-broken'
/** The environment variable that contains the plan for a command. */
export const breakSetting = 'DRILL_BREAK'

const program = new URL('./break-step.ts', import.meta.url).href

/** The settings of a process whose steps can be broken. Without a plan, only requests with a plan are broken. */
export const breakable = (plan?: BreakPlan): Record<string, string> => ({
  NODE_OPTIONS: `--import=${program}`,
  ...(plan && { [breakSetting]: JSON.stringify(plan) }),
})
