declare module 'virtual:comparison-pictures' {
  /** The address of a comparison picture, keyed by a week's `size.picture`. */
  export const pictureUrl: (name: string) => string
}
