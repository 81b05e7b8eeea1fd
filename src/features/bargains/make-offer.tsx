import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./offer-dialog.tsx')
const OfferDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadOffer = () => {
  void load()
  preloadDialog()
}

export interface MakeOfferProps {
  /** The listing, undefined for none. It lives in the address, so that it survives the login. */
  listingId: string | undefined
  onClose: () => void
}

/** Makes an offer. Visitors without a session get the login dialog first. */
export function MakeOffer({ listingId, ...rest }: MakeOfferProps) {
  const { isOpen } = useSignedInDialog(listingId && `bargain ${listingId}`, rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <OfferDialog isOpen={isOpen} listingId={listingId} {...rest} />
    </Suspense>
  )
}
