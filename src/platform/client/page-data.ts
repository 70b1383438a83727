/** What the server wrote into the page: what this installation can do, and the answers that its first screen needs. */
import { createContext, use } from 'react'

export type FirstAnswer = { readonly status: number; readonly body: unknown }
export type PageData = {
  /** The end of the minute in which the server made the page, as an ISO instant: pages of one minute are alike. */
  readonly now: string
  readonly needsSetUp: boolean
  /** Whether this installation sends mail. */
  readonly canMail: boolean
  /** Where others reach this installation, if its owner has said so. */
  readonly publicOrigin: string | null
  /** The address of a call → its answer. */
  readonly answers: Readonly<Record<string, FirstAnswer>>
}

const noPageData: PageData = { now: '', needsSetUp: false, canMail: false, publicOrigin: null, answers: {} }

export const PageDataContext = createContext(noPageData)

export const usePageData = (): PageData => use(PageDataContext)

/** Reads the page data of the page that is open in this browser. */
export function readPageData(): PageData {
  const json = document.getElementById('page-data')?.textContent
  return json ? JSON.parse(json) : noPageData
}
