import { useSyncExternalStore } from 'react'
import { type PictureTheme, pictureThemes } from '../light/palette.ts'

const isDark = matchMedia('(prefers-color-scheme: dark)')

/** The page's theme: the person's choice, or the device's. */
export const usePictureTheme = (): PictureTheme => useSyncExternalStore(watch, readTheme)

function readTheme(): PictureTheme {
  const chosen = pictureThemes.find((theme) => theme === document.documentElement.dataset.theme)
  return chosen ?? (isDark.matches ? 'dark' : 'light')
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  isDark.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    isDark.removeEventListener('change', onChange)
  }
}
