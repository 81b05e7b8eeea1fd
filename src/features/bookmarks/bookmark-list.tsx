import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FocusEventHandler, ReactNode } from 'react'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore, type LoadMoreProps } from '#design/ui/action/load-more.tsx'
import { BookmarkIcon } from '#design/ui/icon/account-icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { AsOf, type AsOfProps } from '#features/connection/as-of.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import * as m from '#paraglide/messages.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { BookmarkRow, type BookmarkRowProps } from './bookmark-row.tsx'
import { type Bookmark, takesAlert } from './model.ts'
import { removeBookmarksMutation } from './mutations.ts'

/** Renders the button for a price alert on a bookmark. */
export type BookmarkTool = (bookmark: Bookmark & { listing_id?: string }, name: string) => ReactNode

interface BookmarkListProps<Item extends Bookmark> {
  label: string
  list: LoadMoreProps['list'] &
    AsOfProps['query'] & {
      data: { pages: readonly { items: readonly Item[]; goods_infos: readonly GoodsInfo[] }[] }
    }
  empty: { title: string; text: string }
  /** The content of an item's row. */
  rowOf: (item: Item) => Pick<BookmarkRowProps, 'facts' | 'priceNow' | 'goneText' | 'action'>
  /** The price alert on a bookmark that can have one. */
  tool?: BookmarkTool
  /** Rendered above the list. `onFocus` keeps the focus in the page when it goes. */
  above?: (items: readonly Item[], remove: (ids: string[]) => void, onFocus: FocusEventHandler) => ReactNode
}

/** Bookmarks of one kind, page by page. */
export function BookmarkList<Item extends Bookmark>({
  label,
  list,
  empty,
  rowOf,
  tool,
  above,
}: BookmarkListProps<Item>) {
  const queryClient = useQueryClient()
  const { mutate: remove } = useMutation(removeBookmarksMutation(queryClient))
  const { market, goods } = useMarketPath()
  const kept = useKeptFocus<HTMLUListElement>(contentId)
  const { onFocus } = useKeptFocus(contentId)
  const { pages } = list.data
  const infoOf = infoFinder(pages.flatMap(({ goods_infos }) => goods_infos))
  const shown = pages.flatMap(({ items }) => items)
  if (shown.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<BookmarkIcon size={24} />}
        {...empty}
        action={<LinkButton href={market}>{m.bookmarks_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <>
      <AsOf query={list} />
      {above?.(shown, remove, onFocus)}
      <ul className={rowList().list} aria-label={label} {...kept}>
        {shown.map((item) => {
          const info = infoOf(item)
          if (!info) return null
          return (
            <BookmarkRow
              key={item.bookmark_id}
              info={info}
              href={goods(item.goods_id, item.style_id)}
              bookmark={item}
              {...rowOf(item)}
              tool={takesAlert(item) && tool?.(item, info.name)}
              onRemove={() => remove([item.bookmark_id])}
            />
          )
        })}
      </ul>
      <LoadMore label={m.bookmarks_load_more()} list={list} />
    </>
  )
}
