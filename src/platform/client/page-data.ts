/** The data that the server writes into the page: facts about the installation, and answers for the first screen. */
import { createContext, use } from 'react'

export type FirstAnswer = { readonly status: number; readonly body: unknown }
export type PageData = {
  /**
   * The time at which the server made the page, as ISO text. It is rounded up to the end of the minute, so that pages stay
   * identical for a minute.
   */
  readonly now: string
  readonly needsSetUp: boolean
  /** Whether this installation sends mail. */
  readonly canMail: boolean
  /** The public address of this installation; null if it is not set. */
  readonly publicOrigin: string | null
  /** Address of a call → its response. */
  readonly answers: Readonly<Record<string, FirstAnswer>>
  /** The invitation in the page's address. For visitors, `answer` is the server's response about it. */
  readonly invitation?: { readonly code: string; readonly answer?: FirstAnswer }
  /** Set only while the server renders the version of the page without scripts. */
  readonly isPlain?: true
}

const noPageData: PageData = { now: '', needsSetUp: false, canMail: false, publicOrigin: null, answers: {} }

export const PageDataContext = createContext(noPageData)

export const usePageData = (): PageData => use(PageDataContext)

/** Reads the page data from the open page. */
export function readPageData(): PageData {
  const json = document.getElementById('page-data')?.textContent
  return json ? JSON.parse(json) : noPageData
}
