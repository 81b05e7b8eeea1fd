import { lazy, Suspense } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./answer-dialog.tsx')
const AnswerDialog = lazy(() => loadOnline(load))

/** Prefetches the dialog when its buttons are hovered. */
export const preloadAnswer = () => {
  void load()
  preloadDialog()
}

/** An answer about to be given to one or several bargains. */
export interface Asked {
  kind: 'accept' | 'counter' | 'refuse' | 'withdraw'
  bargains: readonly BargainView[]
}

export interface AnswerBargainsProps {
  asked: Asked | null
  onClose: () => void
  /** Receives the ids of those answered. The dialog itself shows which ones failed. */
  onDone?: (bargainIds: string[]) => void
}

/** The dialog that answers bargains, after explaining what the answer means. */
export function AnswerBargains(props: AnswerBargainsProps) {
  const wasOpen = useLazyMount(props.asked !== null)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <AnswerDialog {...props} />
    </Suspense>
  )
}
