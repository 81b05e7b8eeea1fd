import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { LinkTabs } from '#design/ui/navigation/tabs.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { bookmarksList } from '#styled-system/recipes/bookmarks-list.js'
import { GoodsTab } from './goods-tab.tsx'
import { ListingsTab } from './listings-tab.tsx'
import type { Tab } from './search.ts'

/** S1.7 What this person wants to keep an eye on: goods, and single listings. */
export function BookmarksPage({ tab }: { tab: Tab }) {
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
          ]}
        />
      </div>
      {tab === 'goods' ? <GoodsTab /> : <ListingsTab />}
    </div>
  )
}
