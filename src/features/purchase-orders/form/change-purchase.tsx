import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { PurchaseView } from '../queries.ts'

const load = () => import('./change-purchase-dialog.tsx')
const ChangePurchaseDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadChange = () => {
  void load()
  preloadDialog()
}

export interface ChangePurchaseProps {
  purchase: PurchaseView
  isOpen: boolean
  onClose: () => void
}

/** The dialog that changes an open purchase order. */
export function ChangePurchase(props: ChangePurchaseProps) {
  const wasOpen = useLazyMount(props.isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ChangePurchaseDialog {...props} />
    </Suspense>
  )
}
