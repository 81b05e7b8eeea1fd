import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./new-purchase-dialog.tsx')
const NewPurchaseDialog = lazy(() => loadOnline(load))

/** Fetches the sheet ahead, when its button is pointed at. */
export const preloadNewPurchase = () => {
  void load()
  preloadDialog()
}

export interface NewPurchaseProps {
  /** The goods that is wanted, `new` where it is still to be chosen; undefined: nothing is. It stands in the address. */
  want: string | undefined
  /** The style that is looked at; 0 takes any. */
  styleId?: number
  /** What the search for the goods begins with. */
  find?: string | undefined
  /** What the price begins with: a decimal string with two digits. */
  price?: string | undefined
  onClose: () => void
  /** A goods was chosen. */
  onChoose?: (goodsId: string) => void
}

/** The way to post a purchase order: without a session the login dialog comes first, and the sheet after it. */
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
