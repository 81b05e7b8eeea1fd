import type { CallData } from '#contract/call.ts'
import type { BuyerRecord, counterpartRecord, SellerRecord } from '#contract/reputation.ts'
import { mostRecordOrders } from '#contract/words.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/** A person's record in one role. */
export type RoleRecord = CallData<typeof counterpartRecord>['counterpart']

interface RecordLine {
  term: string
  count: number
}

/**
 * What went well, then each kind of failure. Always counts, so that one failure in two does not read like one in a
 * hundred.
 */
export function recordLines(of: RoleRecord): [RecordLine, ...RecordLine[]] {
  const { declined, reversed, undone } = of.record
  return [
    of.role === 'seller' ? wellSold(of.record) : wellBought(of.record),
    {
      term: of.role === 'seller' ? m.reputation_late_seller() : m.reputation_late_buyer(),
      count: of.record.late,
    },
    { term: m.reputation_declined(), count: declined },
    { term: m.reputation_reversed(), count: reversed },
    { term: m.reputation_undone(), count: undone },
  ]
}

const wellSold = ({ delivered }: SellerRecord) => ({ term: m.reputation_delivered(), count: delivered })
const wellBought = ({ paid }: BuyerRecord) => ({ term: m.reputation_paid(), count: paid })

export const hasTraded = (of: RoleRecord) => recordLines(of).some(({ count }) => count > 0)

/** Why the counts cover less than all the days; undefined if they do not. */
export const partialNote = ({ record }: RoleRecord) =>
  record.is_partial ? m.reputation_partial({ count: formatNumber(mostRecordOrders) }) : undefined

/** The same in one line: the failures, or that there were none. */
export function describeRecord(of: RoleRecord): string {
  if (!hasTraded(of)) return m.reputation_none()
  const [well, ...failures] = recordLines(of)
  const failed = failures.filter(({ count }) => count > 0)
  const lines = [well, ...failed].map(({ term, count }) => `${term} ${formatNumber(count)}`)
  const note = partialNote(of)
  return [...lines, ...(failed.length === 0 ? [m.reputation_none_failed()] : []), ...(note ? [note] : [])].join(' · ')
}
