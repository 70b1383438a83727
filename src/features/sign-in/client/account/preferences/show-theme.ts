import { paperColours, type Theme } from '../../../rules.ts'

/** Applies a theme to the open page. The server applies it to later pages. */
export function showTheme(theme: Theme): void {
  const { documentElement: page, head } = document
  head.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  page.removeAttribute('data-theme')
  if (theme === 'auto') return

  page.dataset.theme = theme
  const bar = document.createElement('meta')
  bar.name = 'theme-color'
  bar.content = paperColours[theme]
  // Goes first, because browsers use the first meta tag that matches, and the page's own tags match any device.
  head.prepend(bar)
}
