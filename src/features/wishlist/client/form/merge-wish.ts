import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Wish, WishInput } from '../../contract.ts'
import { texts as shared } from '../../texts/texts.ts'
import { texts } from '../texts/texts.ts'

export const mergeWish = createMerge<WishInput, Wish>(
  {
    name: { label: texts.itemName },
    category: { label: texts.category, words: (category) => shared.categories[category] },
    priority: { label: texts.priority, words: (priority) => texts.priorities[priority] },
    quantity: { label: texts.howMany },
    price: { label: texts.price },
    description: { label: texts.description },
    storeUrl: { label: texts.storeLink },
    imageUrl: { label: texts.pictureLink },
    notes: { label: texts.notes },
  },
  (wish) => wish,
)
