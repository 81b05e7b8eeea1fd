import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { PurchasesSearch } from '../search.ts'

const load = () => import('./new-purchase-dialog.tsx')
const NewPurchaseDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadNewPurchase = () => {
  void load()
  preloadDialog()
}

export interface NewPurchaseProps {
  /** The goods from the address, `new` if it is still to be chosen; undefined for none. */
  want: string | undefined
  /** The current style; 0 for any. */
  styleId?: number
  /** What to start with: the search for the goods, the price, the conditions. */
  asked?: PurchasesSearch
  onClose: () => void
  /** A goods was chosen. */
  onChoose?: (goodsId: string) => void
}

/** Posts a purchase order. Visitors without a session get the login dialog first. */
export function NewPurchase({ want, ...rest }: NewPurchaseProps) {
  const { isOpen } = useSignedInDialog(want, rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <NewPurchaseDialog isOpen={isOpen} want={want} {...rest} />
    </Suspense>
  )
}
