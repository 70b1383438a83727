/** The actions that the tour needs from a browser. Each engine has a driver for them. */

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
  /** Name and version, as the browser reports them. */
  readonly version: string
  /** Opens an address, and resolves when the page has loaded or the browser shows that it could not. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page, waits for its promise, and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the left mouse button at this point of the viewport. */
  press(at: Place): Promise<void>
  /** Presses and releases keys one after another. */
  type(keys: readonly string[]): Promise<void>
  /** The keys to type this day, `YYYY-MM-DD`, into a date field. */
  dayKeys(day: string): string
  /** The keys to type this morning time, `HH:MM`, into a time field. */
  timeKeys(time: string): string
  /** Chooses a file in the field of this selector. */
  choose(selector: string, file: string): Promise<void>
  close(): Promise<void>
}

export type Place = { readonly x: number; readonly y: number }

/** One pointer press, in the format that WebDriver and WebDriver BiDi share. */
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
