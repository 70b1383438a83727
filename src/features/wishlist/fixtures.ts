import type { Drawing } from '#features/album/fixtures.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import type { WishInput } from './contract.ts'

type DemoWish = WishInput & {
  askedBy: CastName
  reservedBy?: readonly { who: CastName; units: number }[]
  boughtBy?: CastName
}

/** The demo family's wishes, oldest first, with reservations and purchases. */
export const demoWishes: readonly DemoWish[] = [
  {
    askedBy: 'partner',
    name: 'Bedside cot',
    category: 'nursery',
    price: '£149',
    priority: 'high',
    description: 'One that opens towards the bed.',
    boughtBy: 'grandmother',
  },
  {
    askedBy: 'mother',
    name: 'The Wonderful Things You Will Be',
    category: 'books',
    price: '£12.99',
    priority: 'low',
    storeUrl: 'https://books.example/wonderful-things',
  },
  {
    askedBy: 'mother',
    name: 'Feeding pillow',
    category: 'feeding',
    price: 'about £35',
    notes: 'With a cover that can be washed, please.',
  },
  {
    askedBy: 'grandmother',
    name: 'Wool cardigan, newborn',
    category: 'clothing',
    priority: 'low',
    description: 'If nobody minds, I will knit this one.',
    reservedBy: [{ who: 'grandmother', units: 1 }],
  },
  {
    askedBy: 'mother',
    name: 'Muslin cloths',
    category: 'nursery',
    price: '£3 each',
    quantity: 6,
    notes: 'Any colour but beige.',
    reservedBy: [{ who: 'grandmother', units: 2 }],
  },
  {
    askedBy: 'partner',
    name: 'Baby carrier',
    category: 'baby_gear',
    price: '£89.00',
    priority: 'high',
    description: 'One that fits the two of us, who are not the same height.',
    storeUrl: 'https://shop.example/carriers/everyday',
    imageUrl: 'https://shop.example/pictures/everyday.jpg',
  },
]

/** The picture of one wish. Only demo data with drawn pictures contains it. */
export const demoWishPicture: { name: string; drawing: Drawing } = { name: 'Baby carrier', drawing: 'carrier' }
