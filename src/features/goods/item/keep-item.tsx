import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import { useBookmarks } from '#features/bookmarks/use-bookmarks.ts'
import { CartButton } from '#features/cart/cart-button.tsx'
import { useCart } from '#features/cart/use-cart.ts'
import { itemPage } from '#styled-system/recipes/item-page.js'
import { listingName } from '../listing-name.ts'
import type { ItemActionsProps } from './item-actions.tsx'

/** Keeps an item for later: bookmarks it, or puts it into the cart. Nothing for one's own, or one that is gone. */
export function KeepItem({ listing, isGone }: ItemActionsProps) {
  const { listing_id, is_mine } = listing
  const { isBookmarked, toggle } = useBookmarks()
  const cart = useCart()
  if (is_mine || isGone) return null
  const isInCart = cart.has(listing_id)
  const name = listingName(listing)
  return (
    <span className={itemPage().keep}>
      <BookmarkButton
        name={name}
        isBookmarked={isBookmarked({ listing_id })}
        onToggle={() => void toggle({ listing_id })}
      />
      <CartButton name={name} isInCart={isInCart} onToggle={() => void cart.put([listing_id], !isInCart)} />
    </span>
  )
}
