import { lazy, Suspense } from 'react'
import type { MarketSearch } from '#features/market/model.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const SaveSearchButton = lazy(() => loadOnline(() => import('./save-search-button.tsx')))

/** Its code comes with the first filter that is chosen: where nothing is, there is nothing to save. */
export const SaveSearch = ({ search }: { search: MarketSearch }) => (
  <Suspense fallback={null}>
    <SaveSearchButton search={search} />
  </Suspense>
)
