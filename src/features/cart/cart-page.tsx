import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { coverage, type Entry } from '#features/trading/selection/selection.ts'
import { useListKeys } from '#features/trading/selection/use-list-keys.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import * as m from '#paraglide/messages.js'
import { cartList } from '#styled-system/recipes/cart-list.js'
import { CartBar } from './cart-bar.tsx'
import { CartCheckout } from './cart-checkout.tsx'
import { CartRow } from './cart-row.tsx'
import { isAvailable, isGone, priceMove, type Cart, type CartItem } from './model.ts'
import { cartQuery } from './queries.ts'
import { maxOrdered, type CartSearch } from './search.ts'
import { useRemove } from './use-remove.ts'

const entriesOf = (items: readonly CartItem[]) =>
  items.filter(isAvailable).map((item): Entry<CartItem> => [item.listing_id, item])

const none: readonly CartItem[] = []

/** S1.2 The cart: listings across goods, what has changed since they were added, and their checkout. */
export function CartPage({ search }: { search: CartSearch }) {
  const cart = useQuery(cartQuery())
  const items = cart.data?.items ?? none
  const { buy, endBuy } = useCartAddress()
  const seenPrices = useMemo(() => new Map(items.map(({ listing_id, price }) => [listing_id, price])), [items])
  return (
    <div className={cartList().root}>
      <PageHead title={m.cart_title()} text={m.cart_text()} />
      <AsOf query={cart} />
      {cart.isPending ? (
        <ItemListPending label={m.cart_loading()} />
      ) : cart.isError && items.length === 0 ? (
        <FailedQuery title={m.cart_failed()} query={cart} />
      ) : items.length === 0 ? (
        <EmptyCart />
      ) : (
        cart.data && <Filled cart={cart.data} onBuy={buy} />
      )}
      <CartCheckout listingIds={search.buy} seenPrices={seenPrices} onClose={endBuy} />
    </div>
  )
}

export function CartPending() {
  return <ItemListPending label={m.cart_loading()} />
}

/** The checkout is its own history entry, so that "back" closes it. */
function useCartAddress() {
  const navigate = useNavigate()
  const open = (listingIds: string[] | undefined) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, buy: listingIds }),
      replace: listingIds === undefined,
      resetScroll: false,
    })
  return { buy: (listingIds: string[]) => open(listingIds), endBuy: () => open(undefined) }
}

function Filled({ cart, onBuy }: { cart: Cart; onBuy: (listingIds: string[]) => void }) {
  const { items } = cart
  const shown = useMemo(() => entriesOf(items), [items])
  const barred = useMemo(() => items.filter((item) => !isAvailable(item)).map(({ listing_id }) => listing_id), [items])
  const { selection, isFull, select, add, drop, clear } = useSelection({ shown, barred, max: maxOrdered })
  const { remove, isRemoving } = useRemove(drop)
  const keys = useListKeys<HTMLDivElement>({
    onSelect: select,
    onSelectAll: () => add(shown),
    onClear: clear,
  })
  const { onFocus } = useKeptFocus(contentId, keys.ref)
  const cover = coverage(selection, shown)
  // Leave out selected listings that are no longer available.
  const chosen = [...selection.values()].filter((one) => shown.some(([id]) => id === one.listing_id))
  return (
    <>
      <Gone items={items.filter(isGone)} isBusy={isRemoving} onRemove={remove} />
      <Moved items={items} />
      <ItemList
        hasActions
        label={m.cart_list()}
        columns={[{ label: m.cart_then() }, { label: m.cart_now() }, { label: m.cart_change() }]}
        all={
          shown.length > 0
            ? {
                label: m.cart_select_all(),
                coverage: cover,
                onToggle: () => (cover === 'none' ? add(shown) : clear()),
              }
            : undefined
        }
        keys={{ ...keys, onFocus }}
        selected={selection}
        bar={
          <CartBar
            items={chosen.length > 0 ? chosen : shown.slice(0, maxOrdered).map(([, item]) => item)}
            isSelected={chosen.length > 0}
            isFull={chosen.length > 0 ? isFull : shown.length > maxOrdered}
            available={cart.available}
            isBusy={isRemoving}
            onClear={clear}
            onRemove={remove}
            onBuy={onBuy}
          />
        }
      >
        {items.map((item) => (
          <CartRow key={item.listing_id} item={item} onSelect={select} onRemove={remove} />
        ))}
      </ItemList>
    </>
  )
}

interface GoneProps {
  items: readonly CartItem[]
  isBusy: boolean
  onRemove: (listingIds: string[]) => void
}

/** Offers to remove everything that is gone for good. */
function Gone({ items, isBusy, onRemove }: GoneProps) {
  if (items.length === 0) return null
  return (
    <div className={cartList().notice} role="status">
      <span>{m.cart_gone_count({ count: items.length })}</span>
      <Button size="sm" isLoading={isBusy} onClick={() => onRemove(items.map(({ listing_id }) => listing_id))}>
        {m.cart_remove_gone()}
      </Button>
    </div>
  )
}

/** How many prices have changed; each row says by how much. */
function Moved({ items }: { items: readonly CartItem[] }) {
  const count = items.filter((item) => priceMove(item) !== null).length
  if (count === 0) return null
  return (
    <p className={cartList().notice} role="status">
      {m.cart_moved_count({ count })}
    </p>
  )
}

function EmptyCart() {
  const { market } = useMarketPath()
  return (
    <EmptyState
      title={m.cart_empty()}
      text={m.cart_empty_text()}
      action={
        <LinkButton look="primary" href={market}>
          {m.cart_to_market()}
        </LinkButton>
      }
    />
  )
}
