import { useQuery } from '@tanstack/react-query'
import { isFinal } from './model.ts'
import { OrderWarnings } from './order-warnings.tsx'
import { orderQuery } from './queries.ts'

/** What its own page warns of, for an order that is handled among others. The list learns later that it has ended. */
export function WalkWarnings({ orderId }: { orderId: string }) {
  const { data } = useQuery({ ...orderQuery(orderId), meta: { quiet: true } })
  return data && !isFinal(data.order.state) && <OrderWarnings warnings={data.warnings} />
}
