import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./checkout-dialog.tsx')
const CheckoutDialog = lazy(() => loadOnline(load))

/** Prefetches the checkout when its button is hovered or focused. */
export const preloadCheckout = () => {
  void load()
  preloadDialog()
}

export interface CheckoutProps {
  /** The listings to buy; undefined while the checkout is closed. Kept in the address, so that it survives the
   * login. */
  listingIds: readonly string[] | undefined
  /** The prices at which the user selected them, where known. */
  seenPrices: ReadonlyMap<string, string>
  onClose: () => void
  /** Replaces the listings by another one. */
  onSwitch: (listingId: string) => void
  /** Some of the listings are no longer on sale, or may have been ordered. */
  onChanged: () => void
  /** The checkout has found that these are not on sale. */
  onGone: (listingIds: readonly string[]) => void
  onPaid: () => void
}

/** The purchase flow: without a session, the login dialog opens before the checkout. */
export function Checkout({ listingIds, ...rest }: CheckoutProps) {
  const { isOpen, session } = useSignedInDialog(listingIds?.join(), rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <CheckoutDialog isOpen={isOpen} listingIds={listingIds} nickname={session?.nickname} {...rest} />
    </Suspense>
  )
}
