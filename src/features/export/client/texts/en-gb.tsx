export * from './en.tsx'

export const whoCanRead =
  'Anybody who has the file can read it. Things in the bin are not in it. While you want to be surprised, the pages in the file do not say who gives what. The data in it (journey.json) does.'
