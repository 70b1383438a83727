/** The switches of the faults in instrumented files. The runner sets them, and the instrumented code reads them. */

/** Returns whether the file's fault with this number is on. While recording, notes the fault as reached. */
type Switch = (number: number) => boolean

declare global {
  var $faults: (path: string) => Switch
}

const reached = new Map<string, Set<string>>()

export const switches = {
  /** The active fault as `path#number`; '' for none; null while recording which faults are reached. */
  on: null as string | null,
  /** The id of the running test; outside of tests `loading` or `hooks`. */
  reaching: 'loading',
  /** Turns every fault off and starts to record which faults are reached. */
  watch(): void {
    reached.clear()
    switches.on = null
    switches.reaching = 'loading'
  },
  /** Returns every fault that was reached, with what reached it: ids of tests, `loading` or `hooks`. */
  takeReached: (): Map<string, Set<string>> => new Map(reached),
}

globalThis.$faults = (path) => {
  const seen: string[] = []
  let lastOn: string | null = null
  let onHere = -1

  const noteReached = (index: number) => {
    if (seen[index] === switches.reaching) return
    seen[index] = switches.reaching
    const fault = `${path}#${index}`
    reached.set(fault, (reached.get(fault) ?? new Set()).add(switches.reaching))
  }

  return (index) => {
    if (switches.on === null) {
      noteReached(index)
      return false
    }
    if (switches.on !== lastOn) {
      lastOn = switches.on
      const [file, digits] = lastOn.split('#')
      onHere = file === path ? Number(digits) : -1
    }
    return index === onHere
  }
}
