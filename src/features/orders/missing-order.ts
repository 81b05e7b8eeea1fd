import * as m from '#paraglide/messages.js'

/** The words of a page whose order does not exist, and where others are. */
export const missingOrder = (link: { to: string; label: string }) => ({
  title: m.orders_unknown(),
  text: m.orders_unknown_text(),
  link,
})
