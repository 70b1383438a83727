export * from './en.ts'

export const ruleInTheUk =
  'In the UK you can call as soon as you think that labour has begun. Units often ask for a call when contractions come every 5 minutes or more often.'
export const ruleInGermany =
  'In Germany there is no single rule. A common one is to call or come in when contractions have come every 5 to 10 minutes for an hour. You can call the labour ward (Kreißsaal) at any hour, and a midwife who is on call for your birth.'
export const notSlower = 'Babies do not move less towards the birth, or during labour.'
