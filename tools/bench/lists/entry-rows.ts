/** The columns of entries in long lists. Most texts differ from entry to entry, and all are as long as real ones. */
import { type RawBuilder, sql } from 'kysely'
import { maker, place } from './spread-rows.ts'

/** The week and the number of a journey's oldest photos. All later photos are of other weeks. */
export const oldestPhotos = { week: 8, photos: 50 }
export const longAgo = '2025-11-01T10:00:00.000Z'

export const textOf = (text: string, number: RawBuilder<unknown> = sql`''`) =>
  sql<string>`${sql.lit(text)} || (${number})`
export const timeOn = (day: RawBuilder<string>) =>
  sql<string>`${day} || 'T' || (10 + n % 14) || ':' || (10 + n % 47) || ':' || (10 + n % 43) || '.' || (100 + n % 900) || 'Z'`
/** A unique file name, as long as the random names of Nestling. */
export const nameOf = (kind: string, number = sql`n`) => textOf(kind.padEnd(40, '0'), sql`10000000 + ${number}`)

const dayOf = sql<string>`(case when place % 2 = 0 then 2010 + place % 15 else 2060 + place % 30 end) || '-' || (10 + n % 3) || '-' || (10 + n % 19)`
const made = { created_by: maker, created_at: longAgo }
export const update = {
  author_id: maker,
  content: textOf(`${'A kick, and another one. '.repeat(8)}This is number `, place),
  week: sql`4 + place % 39`,
  created_at: longAgo,
}
export const photo = {
  ...made,
  filename: nameOf('here'),
  caption: textOf('On the sofa, number ', place),
  week: sql`case when place <= ${sql.lit(oldestPhotos.photos)} then ${sql.lit(oldestPhotos.week)} else 9 + place % 34 end`,
  width: 4000,
  height: 3000,
}
export const appointment = {
  ...made,
  title: textOf('Check-up ', place),
  description: 'Blood pressure, heart rate, and all the questions of the month.',
  doctor_name: 'Dr. Amara Nwosu',
  appointment_date: timeOn(dayOf),
  status: 'confirmed',
  location: 'Harbour Clinic, room 4',
  changed_at: longAgo,
  revision: 0,
}
export const contact = {
  ...made,
  name: textOf('Midwife ', place),
  category: 'doctor',
  phone_number: '+44 20 7946 0123',
  email: 'midwife@nestling.example',
  address: '4 Harbour Street',
  is_primary: 0,
  is_emergency: 0,
}
export const wish = {
  ...made,
  name: textOf('Muslin cloths ', place),
  category: 'nursery',
  description: 'Soft ones, and more of them than anybody thinks.',
  price: '£12',
  image_url: 'https://shop.example/cloths.jpg',
  image_filename: nameOf('wish'),
  image_width: 800,
  image_height: 600,
  priority: 'medium',
  quantity: 3,
}
