export * from './en.ts'

export const ruleInTheUk =
  'In the UK you can call as soon as you think that labour has begun. Units often ask for a call when contractions come every 5 minutes or more often.'
export const notSlower = 'Babies do not move less towards the birth, or during labour.'
