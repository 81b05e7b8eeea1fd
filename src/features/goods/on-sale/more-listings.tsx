import type { MouseEvent } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { useNewRowFocus } from '#design/ui/action/use-new-row-focus.ts'
import { useNextPage } from '#design/ui/action/use-next-page.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsMarket } from '#styled-system/recipes/goods-market.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { text } from '#styled-system/recipes/text.js'
import type { GoodsSearch } from '../search.ts'
import { useGoodsHref } from '../use-goods-address.ts'
import { wearRangeText } from '../wear-range.ts'
import type { ListingListProps } from './listing-list.tsx'

type MoreListingsProps = Pick<ListingListProps, 'query' | 'listings' | 'total' | 'detail' | 'search'>

/** The next page of listings, and how many are shown. The status is always there, because one that appears with its text
 * is not announced. */
export function MoreListings(props: MoreListingsProps) {
  const { query, listings, detail, search } = props
  const hrefOf = useGoodsHref()
  const onPress = useNewRowFocus(query.isFetchingNextPage)
  const next = useNextPage(query)
  const load = (event: MouseEvent<HTMLElement>) => {
    onPress(event)
    void next.load()
  }
  const hasMore = listings.length > 0 && (query.hasNextPage || search.cursor || next.isFailed)
  return (
    <div className={hasMore ? goodsMarket().more : srOnly()}>
      {hasMore && next.isFailed && (
        <p role="alert" className={text({ tone: 'negative', size: 'sm' })}>
          {m.goods_failed_more()}
        </p>
      )}
      {hasMore && query.hasNextPage && (
        <Button isLoading={query.isFetchingNextPage} onClick={load}>
          {m.goods_load_more()}
        </Button>
      )}
      {hasMore && search.cursor && (
        <LinkButton look="ghost" href={hrefOf(detail.goods_info.goods_id, firstPage(search))}>
          {m.goods_first_page()}
        </LinkButton>
      )}
      <p className={text({ size: 'xs', tone: 'subtle', numeric: true })} role="status">
        {countText(props)}
      </p>
    </div>
  )
}

function countText({ query, listings, total, search }: MoreListingsProps) {
  if (listings.length === 0) return query.isSuccess && emptyText(search)
  // Emptied meanwhile, so that a list sorted anew is announced although its count is the same.
  if (query.isPlaceholderData) return '\u00A0'
  return !search.cursor && m.goods_shown({ shown: formatNumber(listings.length), total: formatNumber(total) })
}

/** Says that nothing is on sale, or not with such wear. */
export function emptyText(search: GoodsSearch): string {
  const wear = wearRangeText(search)
  return wear ? m.goods_empty_wear({ wear }) : m.goods_empty()
}

export const firstPage = (search: GoodsSearch): GoodsSearch => ({ ...search, cursor: undefined })
