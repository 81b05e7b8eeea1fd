import * as m from '#paraglide/messages.js'

/** The words of a page whose bargain does not exist, and where others are. */
export const missingBargain = (link: { to: string; label: string }) => ({
  title: m.bargains_unknown(),
  text: m.bargains_unknown_text(),
  link,
})
