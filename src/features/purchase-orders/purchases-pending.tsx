import { DetailPending } from '#features/trading/detail/detail-pending.tsx'
import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The placeholder of a list of purchase orders. */
export const PurchasesPending = () => <ListPagePending label={m.purchase_orders_loading()} />

/** The placeholder of a single one's page. */
export const PurchasePending = () => <DetailPending label={m.purchase_orders_loading()} />
