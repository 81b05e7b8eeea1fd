/** Escapes characters that are invisible, change the text direction, or command the terminal. */
const visible = (line: string) =>
  line.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, (one) => `\\u{${one.codePointAt(0)!.toString(16)}}`)

/**
 * What an operator is told may contain people's own words: none of them reach the terminal as anything but text, and
 * their further lines are indented, so that they can't pass for ours.
 */
export const printable = (text: string) => text.split('\n').map(visible).join('\n    ')
