/** Letters and marks of any script, digits, and what names are written with; nothing invisible, nothing that turns text. */
const characters = /^[\p{L}\p{M}\p{N} _.-]+$/u
/** Names that would pass for the market's own people. */
const reserved = /official|admin|support|service|moderator|amber|官方|客服|管理员|系统/iu
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

export type NicknameProblem = 'length' | 'characters' | 'reserved'

/**
 * A nickname as it is kept: composed, spaces single. 2 to 16 characters as people count them. Nicknames are not unique, as
 * the platform's are not: what tells people apart is their id, and none may look like the market's own.
 */
export function parseNickname(given: string): { nickname: string } | { problem: NicknameProblem } {
  const nickname = given.normalize('NFKC').trim().replace(/ +/g, ' ')
  if (nickname !== '' && !characters.test(nickname)) return { problem: 'characters' }
  const length = [...graphemes.segment(nickname)].length
  // A character may carry many marks: what is stored stays short all the same.
  if (length < 2 || length > 16 || nickname.length > 64) return { problem: 'length' }
  if (reserved.test(nickname.replace(/[ _.-]/g, ''))) return { problem: 'reserved' }
  return { nickname }
}
