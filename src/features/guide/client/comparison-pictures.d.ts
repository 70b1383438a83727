declare module 'virtual:comparison-pictures' {
  /** The address of the comparison picture with this name. The name is a week's `size.picture`. */
  export const pictureUrl: (name: string) => string
}
