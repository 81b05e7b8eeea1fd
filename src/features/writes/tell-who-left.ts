import { toast } from '#design/ui/status/toast-store.ts'

/** What became of a payment. */
export type LeftEnd = 'paid' | 'unpaid' | 'unknown'
export type LeftTexts = Record<LeftEnd, () => string>

const tones = { paid: 'positive', unpaid: 'info', unknown: 'warning' } as const

/** Tells somebody who closed a dialog while it was paying what became of what had been sent. */
export const tellWhoLeft = (end: LeftEnd, texts: LeftTexts) =>
  toast({ text: texts[end](), tone: tones[end], duration: 8000 })
