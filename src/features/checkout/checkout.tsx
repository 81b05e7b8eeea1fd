import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./checkout-dialog.tsx')
const CheckoutDialog = lazy(() => loadOnline(load))

/** Fetches the checkout ahead, when its button is pointed at. */
export const preloadCheckout = () => {
  void load()
  preloadDialog()
}

export interface CheckoutProps {
  /** What is to be bought; nothing while there is no checkout. It stands in the address, so that it survives the login. */
  listingIds: readonly string[] | undefined
  /** The prices at which people have chosen them, as far as they are known. */
  seenPrices: ReadonlyMap<string, string>
  onClose: () => void
  /** Another listing takes their place. */
  onSwitch: (listingId: string) => void
  /** Some of the listings are not, or no longer, on sale. */
  onChanged: () => void
  onPaid: () => void
}

/** The way to buy: without a session the login dialog comes first, and the checkout after it. */
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
