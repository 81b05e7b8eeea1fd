import { lazy, Suspense } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { BatchBarProps } from './batch-bar.tsx'

const BatchBar = lazy(() => loadOnline(() => import('./batch-bar.tsx')))

/** The bar of what is chosen, as soon as something is. */
export function Batch(props: BatchBarProps) {
  if (props.selected.selection.size === 0) return null
  return (
    <Suspense fallback={null}>
      <BatchBar {...props} />
    </Suspense>
  )
}
