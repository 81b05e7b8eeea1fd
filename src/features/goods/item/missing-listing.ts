import * as m from '#paraglide/messages.js'

/** The words of a page whose listing does not exist, and where others are. */
export const missingListing = (link: { to: string; label: string }) => ({
  title: m.goods_item_unknown(),
  text: m.goods_item_unknown_text(),
  link,
})
