/** Digits and dots as Chinese keyboards may type them, in the form that everybody else does: `１００．５` and `100。5` are `100.5`. Nothing
 * else is touched: `²` is no 2. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replaceAll(/[．。｡]/g, '.')

/** The digits of what was typed or pasted, of either width. */
export const digitsOf = (text: string): string => halfWidth(text).replaceAll(/\D/g, '')
