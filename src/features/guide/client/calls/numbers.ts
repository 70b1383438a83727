import type { PlaceNumber, PlaceNumbers } from '../../contract.ts'

/** The numbers for the family's country and for the reader's time zone. Undefined if not needed or not loaded. */
export type Numbers = { family: PlaceNumbers | undefined; here: PlaceNumbers | undefined }

export const numbersFor = (place: PlaceNumbers | undefined, purpose: PlaceNumber['purpose']): readonly PlaceNumber[] =>
  place?.numbers.filter((number) => number.purpose === purpose) ?? []

export const ambulanceOf = (place: PlaceNumbers | undefined): PlaceNumber | undefined =>
  numbersFor(place, 'ambulance')[0]
