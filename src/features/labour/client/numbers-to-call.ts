import type { Region } from '#platform/shared/place/region.ts'

/** Whom to call: the family's own numbers first. The app assembles the numbers, which come from other features. */
export type NumbersToCall = {
  /** Decides whom the page says to call, such as a midwife or a doctor. */
  readonly region: Region
  readonly own: readonly { readonly id: number; readonly name: string; readonly phoneNumber: string | null }[]
  /** The country's advice lines, to call if nobody else answers. */
  readonly advice: readonly {
    readonly name?: string | undefined
    readonly number: string
    readonly note?: string | undefined
  }[]
  readonly ambulance: string | undefined
  /** Whether this person may add the family's numbers. */
  readonly mayAdd: boolean
}
