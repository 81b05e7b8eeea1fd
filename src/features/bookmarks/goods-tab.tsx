import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { BookmarkList } from './bookmark-list.tsx'
import { bookmarkedGoodsQuery } from './queries.ts'

/** Bookmarked goods with where they stand in the market now. */
export function GoodsTab() {
  const list = useSuspenseInfiniteQuery(bookmarkedGoodsQuery())
  return (
    <BookmarkList
      label={m.bookmarks_tab_goods()}
      list={list}
      empty={{ title: m.bookmarks_empty_goods(), text: m.bookmarks_empty_goods_text() }}
      rowOf={(item) => ({
        facts: m.bookmarks_on_sale({ count: formatNumber(item.on_sale_count) }),
        priceNow: item.lowest_price,
        goneText: m.bookmarks_none_on_sale(),
      })}
    />
  )
}
