import { memo, type KeyboardEvent } from 'react'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { useBookmarks } from '#features/bookmarks/use-bookmarks.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { itemGrid } from '#styled-system/recipes/item-grid.js'
import type { CardModel } from './card-model.ts'
import { moveFocus } from './grid-keys.ts'
import { ItemCard } from './item-card.tsx'

const Card = memo(ItemCard)

export interface ItemGridProps {
  label: string
  cards: readonly CardModel[]
  /** How many images load eagerly; the others load as they come near. */
  early: number
  /** How many of them load at high priority. */
  first?: number
  /** What happened to single items meanwhile, in a word. */
  gone?: ReadonlyMap<string, string> | undefined
  isBusy?: boolean
  isShort?: boolean
}

/** Cards that the arrow keys navigate by their position on the screen. */
export const ItemGrid = memo(function ItemGrid(props: ItemGridProps) {
  const { label, cards, early, first = 0, gone, isBusy, isShort } = props
  const { isBookmarked, toggle } = useBookmarks()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!hasModifier(event) && moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    <section aria-label={label} aria-busy={isBusy} className={itemGrid({ isShort, isBusy })} onKeyDown={onKeyDown}>
      {cards.map((card, index) => (
        <Card
          key={card.key}
          card={card}
          gone={gone?.get(card.key)}
          loading={index < first ? 'first' : index < early ? 'early' : undefined}
          isBookmarked={isBookmarked(card.bookmark)}
          onBookmark={toggle}
        />
      ))}
    </section>
  )
})

/** The placeholder of a grid that is loading, at its size. */
export function ItemGridSkeleton({ label, count, isShort }: { label: string; count: number; isShort?: boolean }) {
  return (
    <section aria-label={label} aria-busy="true" className={itemGrid({ isShort })}>
      <Skeleton shape="card" count={count} />
    </section>
  )
}
