/** When to call about contractions and movements, by region. Each line names its sources by their key in the guide. */
import type { Region } from '#platform/shared/place/region.ts'
import type { CallRule, Feeling } from '../rules.ts'

/** When this content was last compared with its sources. */
export const checkedOn = '2026-11-26'

/** The sources of this content, as the guide's `sources.json` names them. */
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
} as const
export type Source = keyof typeof sourceTitles

export type Advice = { readonly text: string; readonly sources: readonly Source[] }

/** What doctors and midwives of a region commonly ask for. The family's own team may have said something else. */
export type RegionRule = Advice & { readonly rule: CallRule }

/** Each rule is for one baby, from 37+0 on. */
export const regionRules: Readonly<Record<Region, RegionRule>> = {
  uk: {
    text: 'In the UK you can call as soon as you think that labour has begun. Units often ask for a call when contractions come every 5 minutes or more often.',
    sources: ['KINGSTON', 'TOMMYS'],
    // The sources do not say how long each contraction lasts, nor for how long they come. Four or five of them, in twenty
    // minutes, make a pattern.
    rule: { everyMinutes: 5, lastingSeconds: 0, forMinutes: 20 },
  },
  us: {
    text: 'In the US most doctors and midwives ask for a call when contractions have come every 5 minutes, and lasted a minute each, for an hour.',
    sources: ['SUTTER', 'BSW'],
    rule: { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 },
  },
  other: {
    text: 'A common rule is to call when contractions have come every 5 minutes, and lasted a minute each, for an hour. We do not know what teams in your country ask for.',
    sources: ['BSW', 'SUTTER'],
    rule: { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 },
  },
}

/** Shown beside every rule. */
export const callSooner: Advice = {
  text: 'Call sooner if this is not your first baby, if you have a long way to travel, or if you are unsure. What your own team says comes first.',
  sources: ['KINGSTON', 'SUTTER', 'BSW'],
}

/** What to call about at once, whatever the timer shows. */
export const callAtOnce: readonly Advice[] = [
  {
    text: 'Your waters break, or you think so. If they are green, brown or bloody, or smell bad, go in at once.',
    sources: ['KINGSTON', 'MAASHAVEN'],
  },
  { text: 'You are bleeding.', sources: ['KINGSTON', 'CDC'] },
  { text: 'Your baby moves less than usual, or differently.', sources: ['KINGSTON', 'HSE', 'NHS'] },
  { text: 'It is before 37 weeks and 0 days.', sources: ['KINGSTON'] },
  {
    text: 'A contraction lasts over two minutes, or six or more come within ten minutes.',
    sources: ['KINGSTON', 'COCH'],
  },
  { text: 'You feel ill, or have pain that does not pass between contractions.', sources: ['COCH'] },
  { text: 'You are worried, for any reason.', sources: ['TOMMYS'] },
]

/** When to call an ambulance. */
export const callAmbulance: Advice = {
  text: 'You see or feel the cord, you have to push, the baby is coming, or you are bleeding heavily.',
  sources: ['COCH'],
}

/** A count of movements, where the region's guidance has one; null where it says that there is no set number. */
export const regionCounts: Readonly<
  Record<Region, (Advice & { readonly movements: number; readonly hours: number; readonly fromDay: number }) | null>
> = {
  uk: null,
  us: {
    text: 'In the US a daily count is common from 28 weeks: at a time when your baby is usually active, count movements up to 10. If you do not feel 10 within 2 hours, call now.',
    sources: ['NORTH'],
    movements: 10,
    hours: 2,
    fromDay: 28 * 7,
  },
  other: null,
}

/** What everybody should know about movements. */
export const aboutMovements: Readonly<Record<Region, readonly Advice[]>> = {
  uk: [noSetNumber(), notSlower()],
  us: [
    {
      text: 'Any change from the pattern that you know is a reason to call, whatever a count says.',
      sources: ['NORTH', 'CDC'],
    },
    notSlower(),
  ],
  other: [noSetNumber(), notSlower()],
}

function noSetNumber(): Advice {
  return {
    text: 'There is no set number of movements. Get to know the pattern of your own baby. If it changes, call at once, at any hour, every time.',
    sources: ['HSE', 'NHS'],
  }
}

function notSlower(): Advice {
  return { text: 'Babies do not move less towards the birth, or during labour.', sources: ['HSE', 'NHS'] }
}

/** Shown until 24 weeks, when the guidance on movements begins. */
export const beforeMovements: Advice = {
  text: 'Most people first feel movements between 16 and 24 weeks. Call if you have felt none by 24 weeks, or if your baby’s usual movements become fewer or change.',
  sources: ['NHS', 'HSE'],
}

/** Shown wherever movements are noted. */
export const noDoppler: Advice = {
  text: 'No app and no home doppler can tell whether a baby is well, and neither can this page. Do not use one instead of a call.',
  sources: ['HSE', 'KICKS'],
}

/** Shown when movements were less, different or none. */
export const callAboutMovements: Advice = {
  text: 'Call now. Do not wait for the next day, and do not wait to see whether it gets better.',
  sources: ['HSE', 'NHS'],
}

/** How a note about movements reads. */
export const feelingWords: Readonly<Record<Feeling, string>> = {
  usual: 'Felt as usual',
  different: 'Less, different or none',
  counted: 'One movement',
}
