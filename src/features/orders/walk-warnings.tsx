import { useQuery } from '@tanstack/react-query'
import { OrderWarnings } from './order-warnings.tsx'
import { orderQuery } from './queries.ts'

/** What its own page warns of, for an order that is handled among others. */
export function WalkWarnings({ orderId }: { orderId: string }) {
  const { data } = useQuery({ ...orderQuery(orderId), meta: { quiet: true } })
  return data && <OrderWarnings warnings={data.warnings} />
}
