import type { ChangeEvent } from 'react'
import { useLocation } from 'wouter'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { Wish } from '../contract.ts'
import { type WishCategory, wishCategories } from '../rules.ts'
import { texts as shared } from '../texts/texts.ts'
import styles from './CategoryFilter.module.css'
import { texts } from './texts/texts.ts'

type Props = { wishes: readonly Pick<Wish, 'category'>[]; category: WishCategory | null }

/** A field to choose which category is shown. The choice is stored in the address. */
export function CategoryFilter({ wishes, category }: Props) {
  const [, navigate] = useLocation()
  const countOf = (each: WishCategory) => wishes.filter((wish) => wish.category === each).length

  function choose({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) {
    navigate(value === '' ? '/wishlist' : `/wishlist?category=${value}`)
  }

  return (
    <div className={styles.filter}>
      <SelectField label={texts.category} value={category ?? ''} onChange={choose}>
        <option value="">{texts.allCategories(wishes.length)}</option>
        {wishCategories.map((each) => (
          <option key={each} value={each}>
            {texts.countedCategory(shared.categories[each], countOf(each))}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** The placeholder of the filter while the wishes are loading. */
export const CategoryFilterSkeleton = () => (
  <div className={styles.place}>
    <Skeleton width="5rem" />
    <Skeleton shape="block" height="3rem" />
  </div>
)
