import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The placeholder of a list of bargains, or of one of them. */
export const BargainsPending = () => <ListPagePending label={m.bargains_loading()} />
