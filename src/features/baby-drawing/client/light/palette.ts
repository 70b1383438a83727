/** The lights and colours of the picture in each theme. */

/** Red, green and blue in linear light. */
export type Colour = readonly [number, number, number]
export const pictureThemes = ['light', 'dark', 'dim'] as const
export type PictureTheme = (typeof pictureThemes)[number]

export type Palette = {
  /** The main light: from above, in front of the picture, on the side to which the face looks. */
  readonly key: Colour
  /** Ambient light from the sac. */
  readonly around: Colour
  /** The light from behind, which makes the bright edge and shines through thin flesh. */
  readonly behind: Colour
  readonly exposure: number
  readonly womb: { readonly glow: Colour; readonly mid: Colour; readonly deep: Colour }
}

export const palettes: Readonly<Record<PictureTheme, Palette>> = {
  light: {
    key: [1.25, 0.96, 0.76],
    around: [0.27, 0.13, 0.1],
    behind: [1.7, 0.88, 0.5],
    exposure: 1,
    womb: { glow: [1.32, 0.7, 0.46], mid: [0.64, 0.24, 0.16], deep: [0.36, 0.105, 0.075] },
  },
  dark: {
    key: [1.1, 0.82, 0.62],
    around: [0.13, 0.06, 0.05],
    behind: [1.7, 0.75, 0.36],
    exposure: 0.95,
    womb: { glow: [0.5, 0.2, 0.1], mid: [0.15, 0.05, 0.034], deep: [0.07, 0.022, 0.016] },
  },
  dim: {
    key: [0.6, 0.38, 0.22],
    around: [0.1, 0.045, 0.03],
    behind: [0.8, 0.3, 0.12],
    exposure: 0.8,
    womb: { glow: [0.17, 0.06, 0.028], mid: [0.055, 0.017, 0.012], deep: [0.022, 0.008, 0.006] },
  },
}

/** The colours of the body. `sheer` is the transparent skin of an embryo, `grown` the skin of a baby at birth. */
export const skin = {
  sheer: [0.85, 0.43, 0.36],
  grown: [0.8, 0.44, 0.33],
  blood: [0.5, 0.07, 0.06],
  vessel: [0.46, 0.08, 0.1],
  vernix: [0.92, 0.82, 0.7],
  blush: [0.72, 0.2, 0.17],
  lidLine: [0.2, 0.05, 0.04],
  pupil: [0.035, 0.025, 0.035],
  iris: [0.07, 0.075, 0.1],
  eyeWhite: [0.62, 0.56, 0.52],
  hair: [0.16, 0.07, 0.04],
  cord: [0.82, 0.6, 0.52],
  yolk: [0.6, 0.36, 0.2],
} as const satisfies Record<string, Colour>

export const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
