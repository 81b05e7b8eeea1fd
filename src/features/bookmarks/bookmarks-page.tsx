import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { LinkTabs } from '#design/ui/navigation/tabs.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { bookmarksList } from '#styled-system/recipes/bookmarks-list.js'
import { BookmarkList } from './bookmark-list.tsx'
import { ListingsTab, type ListingsTabProps } from './listings-tab.tsx'
import { bookmarkedGoodsQuery } from './queries.ts'
import type { Tab } from './search.ts'

export interface BookmarksPageProps extends ListingsTabProps {
  tab: Tab
  searchesLabel: string
  /** The user's saved searches. */
  searches: ReactNode
}

/** S1.7 The user's bookmarks and saved searches: goods, single listings, and searches. */
export function BookmarksPage({ tab, searches, searchesLabel, ...rest }: BookmarksPageProps) {
  const page = usePublicPath()('/pc/collect')
  return (
    <div className={bookmarksList().root}>
      <PageHead title={m.bookmarks_title()} text={m.bookmarks_text()} />
      <div>
        <LinkTabs
          label={m.bookmarks_title()}
          items={[
            { href: page, label: m.bookmarks_tab_goods(), isCurrent: tab === 'goods' },
            { href: `${page}?tab=listings`, label: m.bookmarks_tab_listings(), isCurrent: tab === 'listings' },
            { href: `${page}?tab=searches`, label: searchesLabel, isCurrent: tab === 'searches' },
          ]}
        />
      </div>
      {tab === 'goods' && <GoodsTab tool={rest.tool} />}
      {tab === 'listings' && <ListingsTab {...rest} />}
      {tab === 'searches' && searches}
    </div>
  )
}

/** Bookmarked goods with their current market standing. */
function GoodsTab({ tool }: Pick<ListingsTabProps, 'tool'>) {
  const list = useSuspenseInfiniteQuery(bookmarkedGoodsQuery())
  return (
    <BookmarkList
      label={m.bookmarks_tab_goods()}
      list={list}
      tool={tool}
      empty={{ title: m.bookmarks_empty_goods(), text: m.bookmarks_empty_goods_text() }}
      rowOf={(item) => ({
        facts: m.bookmarks_on_sale({ count: formatNumber(item.on_sale_count) }),
        priceNow: item.lowest_price,
        goneText: m.bookmarks_none_on_sale(),
      })}
    />
  )
}
