import { toast } from '#design/ui/status/toast-store.ts'

/** The outcome of a payment. */
export type LeftEnd = 'paid' | 'unpaid' | 'unknown'
export type LeftTexts = Record<LeftEnd, () => string>

const tones = { paid: 'positive', unpaid: 'info', unknown: 'warning' } as const

/** Reports the outcome of a payment in a toast to a person who closed the dialog while it was in flight. */
export const tellWhoLeft = (end: LeftEnd, texts: LeftTexts) =>
  toast({ text: texts[end](), tone: tones[end], duration: 8000 })
