/**
 * Whether a content type may be read as this kind of form. Wherever it says so counts: if a request has several types,
 * readers differ on which one they follow.
 */
export const isUrlencoded = (type: string) => type.toLowerCase().includes('application/x-www-form-urlencoded')
export const isMultipart = (type: string) => type.toLowerCase().includes('multipart/form-data')
