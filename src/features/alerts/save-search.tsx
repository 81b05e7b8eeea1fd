import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import type { MarketSearch } from '#features/market/model.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'

const load = () => import('./save-search-dialog.tsx')
const SaveSearchDialog = lazy(() => loadOnline(load))

/** Saves the current search of the market. The button is not lazy-loaded, or an early click would be lost; a click
 * before the dialog's code has loaded opens the dialog once it has. */
export function SaveSearch({ search }: { search: MarketSearch }) {
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    preloadDialog()
    void load()
  }
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpen(true)}>
        {m.alerts_save_search()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchDialog search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
