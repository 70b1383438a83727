import { usePageData } from './page-data.ts'

/** Gives a function from one of our paths to the address at which others can open it. */
export function useLinkTo(): (path: string) => string {
  const { publicOrigin } = usePageData()
  return (path) => (publicOrigin ?? location.origin) + path
}
