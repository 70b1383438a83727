declare module 'virtual:comparison-pictures' {
  /** The address of a comparison picture, whose name is a week's `size.picture`. */
  export const pictureUrl: (name: string) => string
}
