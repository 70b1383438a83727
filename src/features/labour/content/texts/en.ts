/** When to call about contractions and movements. `advice.ts` has the sources of each text. */

// When doctors and midwives of a region commonly ask for a call

export const ruleInTheUk =
  'In the UK you can call as soon as you think that labor has begun. Units often ask for a call when contractions come every 5 minutes or more often.'
export const ruleInTheUs =
  'In the US most doctors and midwives ask for a call when contractions have come every 5 minutes, and lasted a minute each, for an hour.'
export const ruleInGermany =
  'In Germany there is no single rule. A common one is to call or come in when contractions have come every 5 to 10 minutes for an hour. You can call the labor ward (Kreißsaal) at any hour, and a midwife who is on call for your birth.'
export const ruleInSpain =
  'Hospitals in Spain have different rules. A common one is to come when strong, regular contractions have come every 5 minutes for an hour.'
export const ruleInFrance =
  'In France, maternity units often ask you to come when painful contractions have come every 5 minutes for two hours. If you have given birth before, they ask you to come after one hour. You can call first at any time.'
export const ruleElsewhere =
  'A common rule is to call when contractions have come every 5 minutes, and lasted a minute each, for an hour. We do not know what teams in your country ask for.'
export const callSooner =
  'Call sooner if this is not your first baby, if you have a long way to travel, or if you are unsure. What your own team says comes first.'

// What to call about at once, whatever the timer shows

export const waters =
  'Your waters break, or you think so. If they are green, brown or bloody, or smell bad, go in at once.'
export const bleeding = 'You are bleeding.'
export const movesLess = 'Your baby moves less than usual, or differently.'
export const beforeTerm = 'It is before 37 weeks and 0 days.'
export const longOrOften = 'A contraction lasts over two minutes, or six or more come within ten minutes.'
export const illOrInPain = 'You feel ill, or have pain that does not pass between contractions.'
export const worried = 'You are worried, for any reason.'

// When to call an ambulance

export const callAmbulance =
  'You see or feel the cord, you have to push, the baby is coming, or you are bleeding heavily.'

// Movements

export const countInTheUs =
  'In the US a daily count is common from 28 weeks: at a time when your baby is usually active, count movements up to 10. If you do not feel 10 within 2 hours, call now.'
export const anyChange = 'Any change from the pattern that you know is a reason to call, whatever a count says.'
export const noSetNumber =
  'There is no set number of movements. Get to know the pattern of your own baby. If it changes, call at once, at any hour, every time.'
export const notSlower = 'Babies do not move less toward the birth, or during labor.'
export const beforeMovements =
  'Most people first feel movements between 16 and 24 weeks. Call if you have felt none by 24 weeks, or if your baby’s usual movements become fewer or change.'
export const noDoppler =
  'No app and no home doppler can tell whether a baby is well, and neither can this page. Do not use one instead of a call.'
export const callAboutMovements =
  'Call now. Do not wait for the next day, and do not wait to see whether it gets better.'

/** The sources, as the guide's `sources.json` names them. */
export const sourceTitles = {
  BSW: 'MetroHealth, signs of labour',
  CDC: 'CDC Hear Her / AIM urgent maternal warning signs (as published by state health departments)',
  COCH: 'Countess of Chester Hospital NHS, signs of labour',
  HSE: 'HSE Ireland, pregnancy week by week; baby movements',
  KICKS: 'Kicks Count charity',
  KINGSTON: 'Kingston NHS maternity, when labour has started',
  MAASHAVEN: 'Dutch midwifery practice page',
  NHS: 'NHS (England) pregnancy pages and week-by-week guide',
  NORTH: 'Northfield Hospital, kick counts (cites ACOG)',
  SUTTER: 'Sutter Health, when to go to hospital',
  TOMMYS: "Tommy's (UK pregnancy charity)",
  CHLEMANS: 'Le Mans hospital, maternity unit: when to come and what to bring (copy without a date)',
  DEUKE: 'Head of obstetrics, University Hospital Hamburg-Eppendorf, in Hamburger Abendblatt (2014)',
  GIDONA: 'Gidona (Catalonia), when to go to hospital (stored copy, undated)',
  SFACTON: 'Acton, midwife: when to come to the maternity unit (copy without a date)',
}
