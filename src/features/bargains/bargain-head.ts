import * as m from '#paraglide/messages.js'
import type { BargainDetail } from './model.ts'

/** The head of a bargain's page on either side. Kept apart from the loader, because every page of the site loads
 * heads. */
export const bargainHead = (found: BargainDetail | undefined) => ({
  meta: [{ title: `${m.bargains_title_of({ name: found?.bargain.goods_info.name ?? '' })} · ${m.app_name()}` }],
})
