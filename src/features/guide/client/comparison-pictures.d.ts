declare module 'virtual:comparison-pictures' {
  /** The address of every comparison picture, by the name that a week's `size.picture` gives. */
  export const pictureUrl: Record<string, string>
}
