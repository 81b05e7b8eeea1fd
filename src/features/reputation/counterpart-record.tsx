import { useQuery } from '@tanstack/react-query'
import { describeRecord } from './describe-record.ts'
import { counterpartRecordQuery } from './queries.ts'

/** The trading record of an order's other side, in one line. */
export function CounterpartRecord({ orderId }: { orderId: string }) {
  const { data } = useQuery(counterpartRecordQuery(orderId))
  return data ? describeRecord(data) : '–'
}
