import { DetailPending } from '#features/trading/detail/detail-pending.tsx'
import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The placeholder of a list of bargains. */
export const BargainsPending = () => <ListPagePending label={m.bargains_loading()} />

/** The placeholder of a single one's page. */
export const BargainPending = () => <DetailPending label={m.bargains_loading()} />
