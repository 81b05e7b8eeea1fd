/** What an inspect link begins with, for both kinds; the game opens it as it is. */
const start = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20'

/** The game's command, and what follows it up to the next blank or quote. Chats encode a link once more. */
const command = /csgo_econ_action_preview(?:%(?:25)?20|\+|\s)*([^\s"'<>`]*)/i
/** Owner or market, asset and a number that the game needs. */
const numbers = /^[SM]\d{1,20}A\d{1,20}D\d{1,20}$/
const encoded = /^(?:[\dA-F]{2}){3,1500}$/
/** One that the platform has not filled in, as in `S%owner_steamid%A1D1`. */
const placeholder = /^%[a-z_]{3,}%/i
/** Without its command, only what can't be part of a name or a number is taken for the item of a link. */
const bareNumbers = /^[SM]\d{5,20}A\d{5,20}D\d{1,20}$/i
const bareEncoded = /^(?=\d*[A-F])(?:[\dA-F]{2}){12,1500}$/i

/**
 * The inspect link in a text that somebody pasted, as the exchange reads it: whole, only its command, or only its item,
 * with or without other words around it. Null for a link that is cut short or does something else; undefined for a text
 * that is no link of the game.
 */
export function inspectLinkOf(text: string): string | null | undefined {
  const trimmed = text.trim()
  const said = command.exec(trimmed)?.[1]
  if (said === undefined) {
    if (bareNumbers.test(trimmed) || bareEncoded.test(trimmed)) return start + trimmed.toUpperCase()
    return /^steam:\/\//i.test(trimmed) ? null : undefined
  }
  const item = /^[\da-z]*/i.exec(said)![0].toUpperCase()
  const isWhole = !placeholder.test(said.slice(item.length)) && (numbers.test(item) || encoded.test(item))
  return isWhole ? start + item : null
}
