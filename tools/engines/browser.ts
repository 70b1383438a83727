/** What the tour needs of a browser. Each engine has a driver that does it. */

export type Driver = {
  readonly name: string
  /** The Debian packages that it needs. */
  readonly packages: string
  isInstalled(): boolean
  /** Starts the browser with an empty profile. What it downloads goes to a folder. */
  start(folders: Folders): Promise<Browser>
}

export type Folders = { readonly profile: string; readonly downloads: string }

export type Browser = {
  /** Name and version, as the browser says it. */
  readonly version: string
  /** Opens an address, and resolves when the page has loaded or the browser shows that it could not. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page, waits for its promise, and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the left button at a place of the page's view. */
  press(at: Place): Promise<void>
  /** Presses and releases keys one after another. */
  type(keys: readonly string[]): Promise<void>
  /** What to type into a date field for this day, `YYYY-MM-DD`. */
  dayKeys(day: string): string
  /** What to type into a time field for this time of the morning, `HH:MM`. */
  timeKeys(time: string): string
  /** Chooses a file in the field of this selector. */
  choose(selector: string, file: string): Promise<void>
  close(): Promise<void>
}

export type Place = { readonly x: number; readonly y: number }

/** One press of the pointer, in the words that WebDriver and WebDriver BiDi share. */
export const pressAt = ({ x, y }: Place) => [
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

/** Keys pressed one after another. */
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
