export * from './en.ts'

export const aboutExport = (day: string) =>
  `Exported from Nestling on ${day}. Things in the bin are not in it. The folder “photos” has all pictures at full size. Other programs, or another Nestling, can read everything from journey.json.`
