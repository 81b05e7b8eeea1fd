import { useIsHydrating } from '#design/ui/use-is-hydrating.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'

export interface Release {
  /** How long trade protection lasts, in seconds. */
  protection: number
  /** When that was read, in milliseconds; the same for the server and the browser's first render. */
  readAt: number
}

/** The earliest day on which a trade that begins now is final: the one on which protection ends for an item received
 * today. */
export function useReleaseDate({ protection, readAt }: Release): string {
  const timeZone = useTimeZone()
  // The visitor's clock, by which data that the browser has read is dated, may be hours off.
  const now = useIsHydrating() ? readAt : marketTime()
  return formatDate(now / 1000 + protection, timeZone)
}

const words = { buyer: m.deadline_release_buyer, seller: m.deadline_release_seller }

/** S1.2 S1.5 When the seller is paid and the trade is final: how long after delivery, and the earliest date. */
export function ReleaseRule({ side, ...release }: Release & { side: keyof typeof words }) {
  return words[side]({ time: durationText(release.protection), date: useReleaseDate(release) })
}
