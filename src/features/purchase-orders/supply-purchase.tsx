import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./supply-dialog.tsx')
const SupplyDialog = lazy(() => loadOnline(load))

/** Fetches the dialog ahead, when its button is pointed at. */
export const preloadSupply = () => {
  void load()
  preloadDialog()
}

export interface SupplyPurchaseProps {
  goodsId: string
  /** The purchase order to be supplied; undefined: none. It stands in the address. */
  purchaseId: string | undefined
  /** The item that was chosen for it before. */
  assetId: string | undefined
  onClose: () => void
}

/** The way to supply somebody else's purchase order: without a session the login dialog comes first. */
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
