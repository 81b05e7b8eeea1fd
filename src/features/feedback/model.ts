import type { CallData } from '#contract/call.ts'
import type { list, record } from '#contract/feedback.ts'

export type FeedbackRecord = CallData<typeof record>
export type Message = FeedbackRecord['messages'][number]
export type Feedback = CallData<typeof list>['items'][number]

/** A shop that somebody is about to report. */
export interface ShopToReport {
  id: string
  name: string
}

/** As the exchange has them; it checks again. */
export const maxPictures = 6
export const maxText = 2000
const maxBytes = 8 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot be a picture of a feedback; null when it may try. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxBytes || size === 0 ? 'size' : null
}
