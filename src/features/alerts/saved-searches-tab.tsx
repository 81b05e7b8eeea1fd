import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { text } from '#styled-system/recipes/text.js'
import { savedSearchesQuery, type SavedSearch } from './queries.ts'
import { SavedSearchRow } from './saved-search-row.tsx'

const RenameDialog = lazy(() => loadOnline(() => import('./rename-dialog.tsx')))

/** S1.7 The user's saved searches, each with its number of new results. */
export function SavedSearchesTab() {
  const found = useSuspenseQuery(savedSearchesQuery())
  const [renamed, setRenamed] = useState<SavedSearch | null>(null)
  const { market } = useMarketPath()
  const kept = useKeptFocus<HTMLUListElement>(contentId)
  const { searches, max_searches } = found.data
  if (searches.length === 0) {
    return (
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={m.alerts_empty()}
        text={m.alerts_empty_text()}
        action={<LinkButton href={market}>{m.bookmarks_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <>
      <AsOf query={found} />
      <ul className={rowList().list} aria-label={m.alerts_searches()} {...kept}>
        {searches.map((one) => (
          <SavedSearchRow key={one.search_id} saved={one} onRename={() => setRenamed(one)} />
        ))}
      </ul>
      <p className={text({ size: 'sm', tone: 'muted' })}>
        {m.alerts_room({ count: searches.length, most: max_searches })}
      </p>
      <Suspense fallback={null}>
        {renamed && <RenameDialog saved={renamed} onClose={() => setRenamed(null)} />}
      </Suspense>
    </>
  )
}
