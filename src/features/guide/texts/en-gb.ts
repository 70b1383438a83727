import { numberNotes as american } from './en.ts'

export * from './en.ts'

export const numberNotes = {
  ...american,
  fromMobileOr10177: 'From a mobile phone. From a landline, call 10177.',
  fromMobileOrHospital: 'From a mobile phone. From a landline, call the nearest hospital.',
}
