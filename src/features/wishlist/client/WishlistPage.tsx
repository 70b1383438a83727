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
import { texts as shared } from '../texts/texts.ts'
import { CategoryFilter, CategoryFilterSkeleton } from './CategoryFilter.tsx'
import { useWishlist } from './data.ts'
import { GiftDrawing } from './GiftDrawing.tsx'
import { categoryIn, orderWishes } from './order-wishes.ts'
import { SurpriseNote, SurpriseOffer } from './surprise/SurpriseNote.tsx'
import { texts } from './texts/texts.ts'
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
      <title>{texts.pageTitle}</title>
      {journey.data ? (
        <Wishlist journey={journey.data} heading={heading} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          {journey.isError ? (
            <NotLoaded sentence={texts.notLoaded} onTry={() => journey.refetch()} />
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
      {texts.addItem}
    </Button>
  )

  return (
    <>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        {mayAdd && !isEmpty && add}
      </header>
      <WishNotices pregnancyId={pregnancyId} />
      <SurpriseNote pregnancyId={pregnancyId} timeZone={timeZone} />
      {!wishes && isError && <NotLoaded sentence={texts.notLoaded} onTry={() => refetch()} />}
      {!wishes && !isError && <WishesSkeleton />}
      {isEmpty && (
        <EmptyState level={2} drawing={<GiftDrawing />} title={texts.nothingYet} action={mayAdd && add}>
          {mayAdd ? texts.addFirst : texts.willAppear}
        </EmptyState>
      )}
      {wishes && !isEmpty && <CategoryFilter wishes={wishes} category={category} />}
      {wishes && !isEmpty && category && shown.length === 0 && (
        <EmptyState
          level={2}
          drawing={<GiftDrawing />}
          title={texts.nothingInCategory(shared.categories[category])}
          action={
            <Link href="/wishlist" asChild>
              <Button href="/wishlist">{texts.showAll}</Button>
            </Link>
          }
        >
          {texts.nobodyAdded}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className={styles.wishes} aria-label={texts.wishes}>
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
        {texts.recentlyDeleted}
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
