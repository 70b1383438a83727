/**
 * When to call about contractions and movements, by region. The words are in `texts`, and each piece of advice names its
 * sources by their key in the guide.
 */
import type { Region } from '#platform/shared/place/region.ts'
import type { CallRule } from '../rules.ts'
import { texts } from './texts/texts.ts'

/** When this content was last compared with its sources. */
export const checkedOn = '2026-11-26'

/** The sources of this content. `texts.sourceTitles` has their titles. */
export type Source = keyof typeof texts.sourceTitles

export type Advice = { readonly text: () => string; readonly sources: readonly Source[] }

/** When doctors and midwives of a region commonly ask for a call. The family's own team may have a different rule. */
export type RegionRule = Advice & { readonly rule: CallRule }

/** Each rule is for one baby, from 37+0 on. */
export const regionRules: Readonly<Record<Region, RegionRule>> = {
  uk: {
    text: () => texts.ruleInTheUk,
    sources: ['KINGSTON', 'TOMMYS'],
    // The sources say neither how long each contraction lasts nor for how long they have to come. Four or five in
    // twenty minutes are taken as a pattern.
    rule: { everyMinutes: 5, lastingSeconds: 0, forMinutes: 20 },
  },
  us: {
    text: () => texts.ruleInTheUs,
    sources: ['SUTTER', 'BSW'],
    rule: { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 },
  },
  de: {
    text: () => texts.ruleInGermany,
    sources: ['DEUKE'],
    // The source says 5 to 10 minutes, and no length. With 10, the timer asks for a call earlier.
    rule: { everyMinutes: 10, lastingSeconds: 0, forMinutes: 60 },
  },
  es: {
    text: () => texts.ruleInSpain,
    sources: ['GIDONA'],
    // The source does not say how long each contraction lasts.
    rule: { everyMinutes: 5, lastingSeconds: 0, forMinutes: 60 },
  },
  fr: {
    text: () => texts.ruleInFrance,
    sources: ['CHLEMANS', 'SFACTON'],
    // The timer cannot know whether it is a first birth, so it takes the shorter time.
    rule: { everyMinutes: 5, lastingSeconds: 0, forMinutes: 60 },
  },
  other: {
    text: () => texts.ruleElsewhere,
    sources: ['BSW', 'SUTTER'],
    rule: { everyMinutes: 5, lastingSeconds: 60, forMinutes: 60 },
  },
}

/** Shown beside every rule. */
export const callSooner: Advice = { text: () => texts.callSooner, sources: ['KINGSTON', 'SUTTER', 'BSW'] }

/** What to call about at once, whatever the timer shows. */
export const callAtOnce: readonly Advice[] = [
  { text: () => texts.waters, sources: ['KINGSTON', 'MAASHAVEN'] },
  { text: () => texts.bleeding, sources: ['KINGSTON', 'CDC'] },
  { text: () => texts.movesLess, sources: ['KINGSTON', 'HSE', 'NHS'] },
  { text: () => texts.beforeTerm, sources: ['KINGSTON'] },
  { text: () => texts.longOrOften, sources: ['KINGSTON', 'COCH'] },
  { text: () => texts.illOrInPain, sources: ['COCH'] },
  { text: () => texts.worried, sources: ['TOMMYS'] },
]

/** When to call an ambulance. */
export const callAmbulance: Advice = { text: () => texts.callAmbulance, sources: ['COCH'] }

/** A count of movements, where the region's guidance has one; null where it says that there is no set number. */
export const regionCounts: Readonly<
  Record<Region, (Advice & { readonly movements: number; readonly hours: number; readonly fromDay: number }) | null>
> = {
  uk: null,
  us: { text: () => texts.countInTheUs, sources: ['NORTH'], movements: 10, hours: 2, fromDay: 28 * 7 },
  de: null,
  es: null,
  fr: null,
  other: null,
}

/** What everybody should know about movements. */
export const aboutMovements: Readonly<Record<Region, readonly Advice[]>> = {
  uk: [noSetNumber(), notSlower()],
  us: [{ text: () => texts.anyChange, sources: ['NORTH', 'CDC'] }, notSlower()],
  de: [noSetNumber(), notSlower()],
  es: [noSetNumber(), notSlower()],
  fr: [noSetNumber(), notSlower()],
  other: [noSetNumber(), notSlower()],
}

function noSetNumber(): Advice {
  return { text: () => texts.noSetNumber, sources: ['HSE', 'NHS'] }
}

function notSlower(): Advice {
  return { text: () => texts.notSlower, sources: ['HSE', 'NHS'] }
}

/** Shown until 24 weeks, when the guidance on movements begins. */
export const beforeMovements: Advice = { text: () => texts.beforeMovements, sources: ['NHS', 'HSE'] }

/** Shown wherever movements are noted. */
export const noDoppler: Advice = { text: () => texts.noDoppler, sources: ['HSE', 'KICKS'] }

/** Shown when movements were less, different or none. */
export const callAboutMovements: Advice = { text: () => texts.callAboutMovements, sources: ['HSE', 'NHS'] }
