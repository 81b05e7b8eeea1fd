import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./cart-checkout-dialog.tsx')
const CartCheckoutDialog = lazy(() => loadOnline(load))

/** Fetches the checkout ahead, when its button is pointed at. */
export const preloadCartCheckout = () => {
  void load()
  preloadDialog()
}

export interface CartCheckoutProps {
  /** What is to be bought; nothing while there is no checkout. It stands in the address. */
  listingIds: readonly string[] | undefined
  /** The prices that the cart has shown. */
  seenPrices: ReadonlyMap<string, string>
  onClose: () => void
}

/** The checkout of the cart, which buys what can be had and says of everything else why not. */
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
