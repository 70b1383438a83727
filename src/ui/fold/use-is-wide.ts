import { useSyncExternalStore } from 'react'

const wide = matchMedia('(width >= 64rem)')

/** Whether the window has room for two columns. Such a window opens the folds that are closed on a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(onWidth, isWide, isWide)

const isWide = () => wide.matches

function onWidth(onChange: () => void) {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
