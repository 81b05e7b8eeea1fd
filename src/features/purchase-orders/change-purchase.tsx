import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { PurchaseView } from './queries.ts'

const load = () => import('./change-purchase-dialog.tsx')
const ChangePurchaseDialog = lazy(() => loadOnline(load))

/** Fetches the sheet ahead, when its button is pointed at. */
export const preloadChange = () => {
  void load()
  preloadDialog()
}

export interface ChangePurchaseProps {
  purchase: PurchaseView
  isOpen: boolean
  onClose: () => void
}

/** The sheet in which an open purchase order is changed. */
export function ChangePurchase(props: ChangePurchaseProps) {
  const wasOpen = useLazyMount(props.isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ChangePurchaseDialog {...props} />
    </Suspense>
  )
}
