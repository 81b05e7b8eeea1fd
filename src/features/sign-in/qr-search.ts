import { matching, searchSchema } from '#lib/search/search-schema.ts'

/** The search params of the page that a QR code opens. */
export const qrSearch = searchSchema({ code: matching(/^[\w-]{20,100}$/) })
