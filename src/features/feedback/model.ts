import type { CallData } from '#contract/call.ts'
import type { list, record } from '#contract/feedback.ts'

export type FeedbackRecord = CallData<typeof record>
export type Message = FeedbackRecord['messages'][number]
export type Feedback = CallData<typeof list>['items'][number]

/** The shop being reported. */
export interface ShopToReport {
  id: string
  name: string
}

/** The exchange's limits; it checks them again. */
export const maxPictures = 6
export const maxText = 2000
const maxBytes = 8 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file can't be attached as a picture; null if it may be uploaded. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxBytes || size === 0 ? 'size' : null
}
