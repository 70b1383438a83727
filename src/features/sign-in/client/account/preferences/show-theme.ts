import { paperColours, type Theme } from '../../../rules.ts'

/** Applies a theme to the open page. Pages that load later get the theme from the server. */
export function showTheme(theme: Theme): void {
  const { documentElement: page, head } = document
  head.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  page.removeAttribute('data-theme')
  if (theme === 'auto') return

  page.dataset.theme = theme
  const themeColor = document.createElement('meta')
  themeColor.name = 'theme-color'
  themeColor.content = paperColours[theme]
  // Browsers use the first meta tag that matches the device. The page's own tags always match, so this one must come first.
  head.prepend(themeColor)
}
