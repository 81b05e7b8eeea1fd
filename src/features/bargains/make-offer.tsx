import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./offer-dialog.tsx')
const OfferDialog = lazy(() => loadOnline(load))

/** Fetches the dialog ahead, when its button is pointed at. */
export const preloadOffer = () => {
  void load()
  preloadDialog()
}

export interface MakeOfferProps {
  /** What is bargained for; undefined: nothing is. It stands in the address, so that it survives the login. */
  listingId: string | undefined
  onClose: () => void
}

/** The way to bargain: without a session the login dialog comes first, and the dialog of the offer after it. */
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
