import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** Stands for a list of bargains, or for one of them. */
export const BargainsPending = () => <ListPagePending label={m.bargains_loading()} />
