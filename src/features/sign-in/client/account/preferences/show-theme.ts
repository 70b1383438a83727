import { paperColours, type Theme } from '../../../rules.ts'

/** Turns the page that is open to a theme; the next one comes from the server as the person has it. */
export function showTheme(theme: Theme): void {
  const { documentElement: page, head } = document
  head.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  page.removeAttribute('data-theme')
  if (theme === 'auto') return

  page.dataset.theme = theme
  const bar = document.createElement('meta')
  bar.name = 'theme-color'
  bar.content = paperColours[theme]
  // The first one that fits counts, and those of the page fit a device that is light or dark.
  head.prepend(bar)
}
