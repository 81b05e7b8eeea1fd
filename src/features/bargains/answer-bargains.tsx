import { lazy, Suspense } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const load = () => import('./answer-dialog.tsx')
const AnswerDialog = lazy(() => loadOnline(load))

/** Fetches the dialog ahead, when its buttons are pointed at. */
export const preloadAnswer = () => {
  void load()
  preloadDialog()
}

/** What somebody is about to say, to one bargain or to many. */
export interface Asked {
  kind: 'accept' | 'counter' | 'refuse' | 'withdraw'
  bargains: readonly BargainView[]
}

export interface AnswerBargainsProps {
  asked: Asked | null
  onClose: () => void
  /** These are answered; those that could not be are told apart by the dialog. */
  onDone?: (bargainIds: string[]) => void
}

/** The dialog in which bargains are answered: what an answer means, before it is given. */
export function AnswerBargains(props: AnswerBargainsProps) {
  const wasOpen = useLazyMount(props.asked !== null)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <AnswerDialog {...props} />
    </Suspense>
  )
}
