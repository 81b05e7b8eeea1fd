import { queryInt, timestamp } from './fields.ts'

const queryMoment = queryInt(timestamp)

/** Request fields of a time span, both ends inclusive; refine with `isSpan` and `notASpan`. */
export const span = { from: queryMoment.optional(), to: queryMoment.optional() }
export const isSpan = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  from === undefined || to === undefined || from <= to
export const notASpan = { error: 'from is after to', path: ['to'] }
