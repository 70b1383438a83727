import { paperColours, type Theme } from '#features/sign-in/rules.ts'

/** The beginning of the page in each theme, so that its first paint is in the right one. */
export const dressPage = (plain: string): Readonly<Record<Theme, string>> => ({
  auto: plain,
  light: wear(plain, 'light'),
  dark: wear(plain, 'dark'),
  dim: wear(plain, 'dim'),
})

const wear = (plain: string, theme: Exclude<Theme, 'auto'>) =>
  plain
    .replace('<html', `<html data-theme="${theme}"`)
    // Before those of the page, which fit a device that is light or dark: the first one that fits counts.
    .replace('<meta name="theme-color"', `<meta name="theme-color" content="${paperColours[theme]}" />$&`)
