import { maxUploadBytes } from '#contract/bounds.ts'
import type { CallData } from '#contract/call.ts'
import type { list, record } from '#contract/feedback.ts'
import { isObjectId } from '#lib/search/search-schema.ts'

export type FeedbackRecord = CallData<typeof record>
export type Message = FeedbackRecord['messages'][number]
export type Feedback = CallData<typeof list>['items'][number]

/** The shop being reported. */
export interface ShopToReport {
  id: string
  name: string
}

/** The id in a shop's number or link as typed; undefined if it is neither. */
export function shopIdOf(typed: string): string | undefined {
  const id = /(?:^|\/shop\/)(\d+)\/?(?:[?#].*)?$/.exec(typed.trim())?.[1]
  return id !== undefined && isObjectId(id) ? id : undefined
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file can't be attached as a picture; null if it may be uploaded. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxUploadBytes || size === 0 ? 'size' : null
}
