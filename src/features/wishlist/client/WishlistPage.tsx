import { Plus } from 'lucide-react'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { categoryWords } from '../rules.ts'
import { CategoryFilter, CategoryFilterSkeleton } from './CategoryFilter.tsx'
import { useWishlist } from './data.ts'
import { GiftDrawing } from './GiftDrawing.tsx'
import { categoryIn, orderWishes } from './order-wishes.ts'
import { SurpriseNote, SurpriseOffer } from './surprise/SurpriseNote.tsx'
import { WishCard } from './WishCard.tsx'
import styles from './WishlistPage.module.css'
import { WishNotices } from './WishNotices.tsx'

const AddWishDialog = lazyPart(async () => (await import('./form/AddWishDialog.tsx')).AddWishDialog)

/** The family's wishes, and who has reserved or bought each. */
export function WishlistPage() {
  const journey = useJourney()
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <div className={styles.page}>
      <title>Baby Wishlist · Nestling</title>
      {journey.data ? (
        <Wishlist journey={journey.data} heading={heading} />
      ) : (
        <>
          <h1>Baby Wishlist</h1>
          {journey.isError ? (
            <NotLoaded sentence="The wishlist could not be loaded." onTry={() => journey.refetch()} />
          ) : (
            <WishesSkeleton />
          )}
        </>
      )}
    </div>
  )
}

type Props = { journey: Pregnancy; heading: RefObject<HTMLHeadingElement | null> }

function Wishlist({ journey: { id: pregnancyId, timeZone }, heading }: Props) {
  const category = categoryIn(useSearch())
  const mayAdd = useMay('add wishlist')
  const { data: wishes, isError, refetch } = useWishlist(pregnancyId)
  const [adding, setAdding] = useState(false)

  const shown = orderWishes(wishes ?? []).filter((wish) => category === null || wish.category === category)
  const isEmpty = wishes?.length === 0
  const add = (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add Item
    </Button>
  )

  return (
    <>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          Baby Wishlist
        </h1>
        {mayAdd && !isEmpty && add}
      </header>
      <WishNotices pregnancyId={pregnancyId} />
      <SurpriseNote pregnancyId={pregnancyId} timeZone={timeZone} />
      {!wishes && isError && <NotLoaded sentence="The wishlist could not be loaded." onTry={() => refetch()} />}
      {!wishes && !isError && <WishesSkeleton />}
      {isEmpty && (
        <EmptyState level={2} drawing={<GiftDrawing />} title="No wishes yet" action={mayAdd && add}>
          {mayAdd
            ? 'Add the first thing that would help. Everyone can see who gives what, so nothing is bought twice.'
            : 'The family’s wishes will appear here, for you to choose from.'}
        </EmptyState>
      )}
      {wishes && !isEmpty && <CategoryFilter wishes={wishes} category={category} />}
      {wishes && !isEmpty && category && shown.length === 0 && (
        <EmptyState
          level={2}
          drawing={<GiftDrawing />}
          title={`Nothing in ${categoryWords[category]}`}
          action={
            <Link href="/wishlist" asChild>
              <Button href="/wishlist">Show all items</Button>
            </Link>
          }
        >
          Nobody has added anything in this category yet.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={styles.wishes} aria-label="Wishes">
          {shown.map((wish) => (
            <WishCard
              key={wish.id}
              wish={wish}
              timeZone={timeZone}
              onGone={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      <SurpriseOffer pregnancyId={pregnancyId} timeZone={timeZone} />
      <Link href="/trash" className={styles.trash}>
        Recently deleted
      </Link>
      <Suspense>
        {adding && <AddWishDialog pregnancyId={pregnancyId} category={category} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}

const WishesSkeleton = () => (
  <>
    <CategoryFilterSkeleton />
    <div className={styles.wishes}>
      <Skeleton shape="block" height="23rem" />
      <Skeleton shape="block" height="23rem" />
      <Skeleton shape="block" height="23rem" />
    </div>
  </>
)
