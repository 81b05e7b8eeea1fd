import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import { useBookmarks } from '#features/bookmarks/use-bookmarks.ts'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { signedPercent, type CardModel } from './card-model.ts'

interface ListingRowsProps {
  label: string
  cards: readonly CardModel[]
  /** What happened to them meanwhile, in a word. */
  gone: ReadonlyMap<string, string> | undefined
  isBusy: boolean
}

/** Single items as rows: figures in columns, with the actions of the goods' page one click away. */
export default function ListingRows({ label, cards, gone, isBusy }: ListingRowsProps) {
  const { isBookmarked, toggle } = useBookmarks()
  return (
    <ItemList
      hasActions
      label={label}
      columns={[{ label: m.market_row_reference() }, { label: m.market_row_price() }]}
      isBusy={isBusy}
    >
      {cards.map(({ key, info, listing, href, price, change, bookmark }) => {
        if (!listing || price === null) return null
        const word = gone?.get(key)
        return (
          <ItemRow
            key={key}
            id={key}
            info={info}
            asset={listing.asset}
            href={word ? `/goods/${info.goods_id}` : href}
            isGone={word !== undefined}
            badge={
              listing.is_bargainable && (
                <BargainTag info={info} listingId={listing.listing_id} isGone={word !== undefined} />
              )
            }
            cells={[
              { label: m.market_row_reference(), value: change === null ? '—' : signedPercent(change) },
              { label: m.market_row_price(), value: <Price amount={price} size="sm" /> },
            ]}
            actions={
              word ? (
                <Button size="sm" disabled>
                  {word}
                </Button>
              ) : (
                <>
                  <BookmarkButton
                    name={`${info.name}, ${formatMoney(price)}`}
                    isBookmarked={isBookmarked(bookmark)}
                    onToggle={() => void toggle(bookmark)}
                  />
                  <LinkButton
                    size="sm"
                    href={`/goods/${info.goods_id}?buy=${listing.listing_id}`}
                    aria-label={m.market_row_buy({ name: info.name })}
                  >
                    {m.goods_buy()}
                  </LinkButton>
                </>
              )
            }
          />
        )
      })}
    </ItemList>
  )
}

/** Links to a bargain. For a listing that is gone it keeps its place, inert. */
function BargainTag({ info, listingId, isGone }: { info: GoodsInfo; listingId: string; isGone: boolean }) {
  const { bargain } = marketPage()
  if (isGone) {
    return (
      <span className={bargain}>
        <Badge>{m.market_bargain()}</Badge>
      </span>
    )
  }
  return (
    <a
      className={bargain}
      href={`/goods/${info.goods_id}?bargain=${listingId}`}
      aria-label={m.market_row_bargain({ name: info.name })}
    >
      <Badge tone="info">{m.market_bargain()}</Badge>
    </a>
  )
}
