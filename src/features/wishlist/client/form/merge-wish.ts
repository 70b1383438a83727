import { createMerge } from '#platform/client/form/conflict/create-merge.tsx'
import type { Wish, WishInput } from '../../contract.ts'
import { categoryWords, priorityWords } from '../../rules.ts'

export const mergeWish = createMerge<WishInput, Wish>(
  {
    name: { label: 'Item name' },
    category: { label: 'Category', words: (category) => categoryWords[category] },
    priority: { label: 'Priority', words: (priority) => priorityWords[priority] },
    quantity: { label: 'How many' },
    price: { label: 'Price' },
    description: { label: 'Description' },
    storeUrl: { label: 'Link to a store' },
    imageUrl: { label: 'Link to a picture' },
    notes: { label: 'Notes' },
  },
  (wish) => wish,
)
