import { lazy, Suspense, useState } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { FilterIcon } from '#design/ui/icon/icons.tsx'
import { formatNumber } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { button } from '#styled-system/recipes/button.js'
import type { Market } from '../use-market.ts'

const load = () => loadOnline(() => import('./filter-sheet.tsx'))
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }))

/** Opens the filters where there is no room for a rail, and shows how many are active. */
export function FilterButton({ market, isLabelled = false }: { market: Market; isLabelled?: boolean }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const count = market.active.length
  const prepare = () => {
    preloadDialog()
    void load()
  }
  return (
    <>
      <button
        type="button"
        className={button()}
        aria-label={m.market_filters_open({ count: formatNumber(count) })}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        <FilterIcon />
        {isLabelled && <span>{m.market_filters()}</span>}
        {count > 0 && <span>{formatNumber(count)}</span>}
      </button>
      {state !== 'never' && (
        <Suspense fallback={null}>
          <FilterSheet market={market} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
