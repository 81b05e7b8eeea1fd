import { DetailPending } from '#features/trading/detail/detail-pending.tsx'
import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The placeholder of a list of orders. */
export const OrdersPending = () => <ListPagePending label={m.orders_loading()} />

/** The placeholder of a single one's page. */
export const OrderPending = () => <DetailPending label={m.orders_loading()} />
