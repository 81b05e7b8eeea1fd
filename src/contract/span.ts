import { queryInt, timestamp } from './fields.ts'

const queryMoment = queryInt(timestamp)

/** A span of time, both ends included: fields of a request that has to be refined with `isSpan`, else `notASpan`. */
export const span = { from: queryMoment.optional(), to: queryMoment.optional() }
export const isSpan = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  from === undefined || to === undefined || from <= to
export const notASpan = { error: 'from is after to', path: ['to'] }
