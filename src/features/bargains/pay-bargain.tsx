import { lazy, Suspense } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./pay-dialog.tsx')
const PayDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadPay = () => {
  void load()
  preloadDialog()
}

export interface PayBargainProps {
  /** The bargain to pay for; null for none. */
  bargain: BargainView | null
  onClose: () => void
}

/** The dialog in which a buyer pays for an offer, or the difference to a counter. */
export function PayBargain(props: PayBargainProps) {
  const wasOpen = useLazyMount(props.bargain !== null)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <PayDialog {...props} />
    </Suspense>
  )
}
