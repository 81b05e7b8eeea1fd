import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The placeholder of the selling pages. */
export const SellingPending = () => <ListPagePending label={m.selling_loading()} />
