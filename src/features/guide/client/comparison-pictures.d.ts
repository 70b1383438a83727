declare module 'virtual:comparison-pictures' {
  /** The address of a comparison picture, by the name that a week's `size.picture` gives. */
  export const pictureUrl: (name: string) => string
}
