/** Bounds of what people enter. Plain values, so that the browser can use them without the schemas. */

/** Maximum lengths. */
export const maxKeyword = 80
export const maxSearchName = 60
export const maxRemark = 200
export const maxInspectLink = 4000
export const maxFeedback = 2000
export const maxShopNotice = 300
export const maxAccount = 100
export const maxHolderName = 60
/** Of a nickname or a shop's name as typed; the exchange tidies it, and counts what is left as people do. */
export const maxTypedName = 100

/** Per message of a feedback. */
export const maxPictures = 6
export const maxUploadBytes = 8 * 1024 * 1024
/** Of a form with a picture: the rest of it is small. */
export const maxFormBytes = maxUploadBytes + 64 * 1024

/** S5.1 A mainland phone number. */
export const phonePattern = /^1\d{10}$/
/** A login at the payment app: a mainland phone number or an e-mail address. */
export const accountPattern = /^(?:1\d{10}|[\w.+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)$/
