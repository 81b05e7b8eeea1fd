import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./supply-dialog.tsx')
const SupplyDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadSupply = () => {
  void load()
  preloadDialog()
}

export interface SupplyPurchaseProps {
  goodsId: string
  /** The purchase order to supply, from the address; undefined for none. */
  purchaseId: string | undefined
  /** The item that is preselected. */
  assetId: string | undefined
  /** The purchase order's price on the button that was pressed; undefined without one. */
  seenPrice: string | undefined
  onClose: () => void
}

/** Supplies somebody's purchase order. Visitors without a session get the login dialog first. */
export function SupplyPurchase({ purchaseId, ...rest }: SupplyPurchaseProps) {
  const { isOpen } = useSignedInDialog(purchaseId && `supply ${purchaseId}`, rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <SupplyDialog isOpen={isOpen} purchaseId={purchaseId} {...rest} />
    </Suspense>
  )
}
