/** Work that a process repeats every second, such as emptying a queue. */
export type Polling = {
  /** Does the work now. If a run is under way, waits for that one instead. */
  run(): Promise<void>
  /** Does the work every second from now on. */
  start(): void
  /** Whether `stop` was called, so the current run should end soon. */
  isStopping(): boolean
  /** Begins no further run, and waits until the current one has ended. */
  stop(): Promise<void>
}

const everyMs = 1000

/** Of several failures in a row, `onFailure` gets only the first: the database may be unavailable for many runs. */
export function createPolling(work: () => Promise<void>, onFailure: (error: unknown) => void): Polling {
  let timer: NodeJS.Timeout | undefined
  let currentRun: Promise<void> | null = null
  let isStopping = false
  let isFailing = false

  function run(): Promise<void> {
    currentRun ??= work().finally(() => {
      currentRun = null
    })
    return currentRun
  }

  function poll() {
    if (currentRun) return
    run().then(
      () => {
        isFailing = false
      },
      (error) => {
        if (!isFailing) onFailure(error)
        isFailing = true
      },
    )
  }

  return {
    run,
    start() {
      timer = setInterval(poll, everyMs).unref()
    },
    isStopping: () => isStopping,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await currentRun?.catch(() => undefined)
    },
  }
}
