import { ListPagePending } from '#features/trading/list/list-page-pending.tsx'
import * as m from '#paraglide/messages.js'

/** The skeleton of a list of bargains, or of a single one. */
export const BargainsPending = () => <ListPagePending label={m.bargains_loading()} />
