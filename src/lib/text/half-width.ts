/**
 * Converts the digits and dots of Chinese keyboards to their ASCII forms: `１００．５` and `100。5` become `100.5`. Leaves
 * everything else alone: `²` is not 2.
 */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replaceAll(/[．。｡]/g, '.')

/** The digits of typed or pasted text, of either width. */
export const digitsOf = (text: string): string => halfWidth(text).replaceAll(/\D/g, '')
