import { usePageData } from './page-data.ts'

/** Returns a function that turns a path into an address that other people can open. */
export function useLinkTo(): (path: string) => string {
  const { publicOrigin } = usePageData()
  return (path) => (publicOrigin ?? location.origin) + path
}
