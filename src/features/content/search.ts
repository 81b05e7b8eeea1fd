import { matching, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of texts need, kept apart from the pages: every page of the site loads all routes. */

const slug = /^[a-z0-9_-]{1,60}$/

/** S2.12 `?name=yhxy` is the user agreement, `?name=yszc` the privacy policy. */
export const agreementSearch = searchSchema({ name: matching(slug) })
export const helpSearch = searchSchema({ id: matching(slug) })

/** The canonical path of a published text; the app's views of it have none of their own. */
export const documentPath = (kind: 'help' | 'agreement', name: string | undefined): string =>
  name === undefined ? `/${kind}` : `/${kind}?${kind === 'help' ? 'id' : 'name'}=${name}`

/** The list of data shared with third parties is an agreement, too. */
export const thirdPartyName = 'third-party'
