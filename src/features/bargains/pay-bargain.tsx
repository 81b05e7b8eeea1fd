import { lazy, Suspense } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./pay-dialog.tsx')
const PayDialog = lazy(() => loadOnline(load))

/** Fetches the dialog ahead, when its button is pointed at. */
export const preloadPay = () => {
  void load()
  preloadDialog()
}

export interface PayBargainProps {
  /** What is to be paid for; null while there is nothing. */
  bargain: BargainView | null
  onClose: () => void
}

/** The dialog in which a buyer sets the money for an offer aside, or pays the difference to a counter. */
export function PayBargain(props: PayBargainProps) {
  const wasOpen = useLazyMount(props.bargain !== null)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <PayDialog {...props} />
    </Suspense>
  )
}
