import { lazy, Suspense, useState } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import type { BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { priceAlertButton } from '#styled-system/recipes/price-alert-button.js'

const load = () => import('./price-alert-dialog.tsx')
const PriceAlertDialog = lazy(() => loadOnline(load))

export interface PriceAlertButtonProps {
  target: BookmarkTarget
  /** The name of what is or could be bookmarked. */
  name: string
  /** Whether an alert is set, as far as this page knows. */
  isSet?: boolean
}

/** S1.7 Opens the dialog for a price alert. */
export function PriceAlertButton({ target, name, isSet }: PriceAlertButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    preloadDialog()
    void load()
  }
  return (
    <>
      <button
        type="button"
        className={priceAlertButton()}
        aria-label={isSet ? m.alerts_price_change_of({ name }) : m.alerts_price_of({ name })}
        title={m.alerts_price_title()}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PriceAlertDialog target={target} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
