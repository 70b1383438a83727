/** The colours of mail: those of the app’s light and dark theme, as sRGB, because mail programs do not know `oklch`. */

export const light = {
  paper: '#f9f4ea',
  card: '#fefcf7',
  well: '#efe7db',
  ink: '#33261d',
  'ink-soft': '#615449',
  line: '#e3dacd',
  accent: '#1f5643',
  'on-accent': '#fdfaf1',
  apricot: '#f2a869',
} as const

export const dark = {
  paper: '#1a1511',
  card: '#241e19',
  well: '#312a24',
  ink: '#ebe5dc',
  'ink-soft': '#bab1a5',
  line: '#3d352e',
  accent: '#9ccbb0',
  'on-accent': '#0c1f17',
  apricot: '#ecaf79',
} as const satisfies Record<keyof typeof light, string>
