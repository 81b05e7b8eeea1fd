import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { WearBounds } from './model.ts'

const load = () => import('./sweep-dialog.tsx')
const SweepDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its button is hovered. */
export const preloadSweep = () => {
  void load()
  preloadDialog()
}

export interface SweepProps {
  goodsId: string
  /** The current style; 0 for any. */
  styleId: number
  wear: WearBounds
  /** The same in words; null for any. */
  wearText: string | null
  /** From the address. */
  isWanted: boolean
  onClose: () => void
  /** Some of the listings are no longer on sale, or may have been ordered. */
  onChanged: () => void
}

/** Buys the cheapest listings of a goods in one step. Visitors without a session get the login dialog first. */
export function Sweep({ isWanted, ...rest }: SweepProps) {
  const { isOpen } = useSignedInDialog(isWanted ? 'sweep' : undefined, rest.onClose)
  const wasOpen = useLazyMount(isOpen)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <SweepDialog isOpen={isOpen} {...rest} />
    </Suspense>
  )
}
