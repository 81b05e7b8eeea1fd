import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./cart-checkout-dialog.tsx')
const CartCheckoutDialog = lazy(() => loadOnline(load))

/** Prefetches the checkout when its button is hovered. */
export const preloadCartCheckout = () => {
  void load()
  preloadDialog()
}

export interface CartCheckoutProps {
  /** The listings to buy, from the address; undefined while there is no checkout. */
  listingIds: readonly string[] | undefined
  /** The prices that the cart showed. */
  seenPrices: ReadonlyMap<string, string>
  onClose: () => void
}

/** The checkout of the cart. It buys what is available and says why the rest is not. */
export function CartCheckout({ listingIds, ...rest }: CartCheckoutProps) {
  const { isOpen, session } = useSignedInDialog(listingIds?.join(), rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <CartCheckoutDialog isOpen={isOpen} listingIds={listingIds} nickname={session?.nickname} {...rest} />
    </Suspense>
  )
}
