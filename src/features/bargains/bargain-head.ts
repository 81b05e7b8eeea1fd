import * as m from '#paraglide/messages.js'
import type { BargainDetail } from './model.ts'

/** The head of a bargain's page on either side. Apart from the loader, because the head comes with every page of the site. */
export const bargainHead = (found: BargainDetail | undefined) => ({
  meta: [{ title: `${m.bargains_title_of({ name: found?.bargain.goods_info.name ?? '' })} · ${m.app_name()}` }],
})
