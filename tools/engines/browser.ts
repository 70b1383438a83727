/** What the steps in `tour.ts` need from a browser, and what the drivers of the engines share. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type Driver = {
  readonly name: string
  /** The Debian packages that the driver and its browser need. */
  readonly packages: readonly string[]
  isInstalled(): boolean
  /** Whether the data that pages stored is still there when the browser is started again in the same folder. */
  readonly remembers: boolean
  /**
   * Starts the browser with two empty folders: one for its profile, and one for its downloads. `tag` is the language that it
   * prefers; otherwise it prefers American English.
   */
  start(folders: Folders, tag?: string): Promise<Browser>
}

export type Folders = { readonly profile: string; readonly downloads: string }

/** What a person needs in order to use a page. */
export type Controls = {
  /** Opens an address, and resolves when the page has loaded or the browser shows that loading failed. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page, waits for its promise, and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the left mouse button at this point of the viewport. */
  press(at: Point): Promise<void>
  /** Presses and releases keys one after another. */
  type(keys: readonly string[]): Promise<void>
  /** The keys to type this day, `YYYY-MM-DD`, into a date field. */
  dayKeys(day: string): string
  /** The keys to type this morning time, `HH:MM`, into a time field. */
  timeKeys(time: string): string
  /** Chooses a file in the file field that matches this selector. */
  choose(selector: string, file: string): Promise<void>
}

export type Browser = Controls & {
  /** Name and version, as the browser reports them. */
  readonly version: string
  /** Uncaught errors and rejections in pages and the worker since the start; empty if the driver cannot read them. */
  uncaught(): readonly string[]
  /** The file to which pages print; null if the browser opens a dialog that its driver cannot answer. */
  readonly printed: string | null
  /** Ends the browser, even if it no longer responds. */
  close(): Promise<void>
}

export type Point = { readonly x: number; readonly y: number }

/** A mouse click, in the format that WebDriver and WebDriver BiDi share. */
export const pressAt = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Keys that are pressed and released one after another, in the same format. */
export const typeKeys = (typed: readonly string[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: typed.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Returns a function that ends this program. The program is also ended when this process exits. */
export function createKiller(child: ChildProcess): () => Promise<void> {
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return async () => {
    kill()
    await ended
    process.off('exit', kill)
  }
}
