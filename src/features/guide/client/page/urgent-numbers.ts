import type { Region } from '#platform/shared/region.ts'

/** Who to call: `whom` follows the word "Call", and `number` is set if it is the same for everybody. */
export type UrgentNumber = { readonly whom: string; readonly number?: string }

/** Who to call in an emergency, and who for urgent questions. */
export const urgentNumbers: Readonly<Record<Region, { emergency: UrgentNumber; care: UrgentNumber }>> = {
  uk: { emergency: { whom: '999', number: '999' }, care: { whom: 'your maternity unit or 111', number: '111' } },
  us: { emergency: { whom: '911', number: '911' }, care: { whom: 'your doctor or midwife' } },
  other: { emergency: { whom: 'your local emergency number' }, care: { whom: 'your midwife, doctor or clinic' } },
}
