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
  // Browsers use the first meta tag that matches. The page's own tags always match, so this tag must come before them.
  head.prepend(bar)
}
