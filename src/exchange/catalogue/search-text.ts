import type { CatalogueGoods } from './goods.ts'
import { FINISH_NICKNAMES, WEAPON_NICKNAMES } from './nicknames.ts'
import { EXTERIORS, type LocalName } from './vocabulary.ts'

/** Runs of one script. Chinese matches anywhere, since it has no spaces; Latin letters and digits match by word. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const isChinese = (token: string) => /\p{Script=Han}/u.test(token)

const plain = (text: string) => text.replaceAll('™', '').normalize('NFKC').toLowerCase().replace(/['’.]/g, '')
const words = (text: string): string[] => plain(text).match(runs) ?? []
/** Words with hyphens as they are typed without: `ak47` for `AK-47`. */
const joined = (text: string): string[] =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word.includes('-'))
    .map((word) => words(word).join(''))
const wordsOf = ({ en, zh }: LocalName): string[] => [en, zh].flatMap((text) => [...words(text), ...joined(text)])

/**
 * The text that keywords are matched against: every word of the names in both languages, space-separated, and what
 * people also type: `ak47` for `AK-47`, `ft` for Field-Tested, `st` for StatTrak, a Chinese name without its
 * separators, nicknames.
 */
export function searchTextOf(goods: CatalogueGoods): string {
  const { name, item_name, finish_name, exterior, quality, styles } = goods
  const chinese = [item_name.zh, finish_name?.zh ?? '', exterior ? EXTERIORS[exterior].zh : '']
  const all = [
    ...wordsOf(name),
    ...(exterior ? [exterior] : []),
    ...(quality.includes('stattrak') ? ['st'] : []),
    ...words(chinese.join('')).filter(isChinese),
    ...((goods.weapon && WEAPON_NICKNAMES[goods.weapon]) || []),
    ...((goods.weapon && finish_name && FINISH_NICKNAMES[finish_name.en]) || []),
    ...styles.flatMap((style) => [...words(style.name.en), ...words(style.name.zh)]),
  ]
  return ` ${[...new Set(all)].join(' ')} `
}

/** Like `searchTextOf`, for things that only have a name. */
export const searchTextOfName = (name: LocalName): string =>
  ` ${[...wordsOf(name), ...words(name.zh.replaceAll(' ', ''))].join(' ')} `

/**
 * The LIKE patterns of a keyword; a goods matches if all of them do. A Latin word of one or two characters must start a
 * word (`ft` must not find `aircraft`); everything else matches anywhere. Patterns contain only letters, digits and
 * spaces, so there is nothing to escape. Empty if the keyword has no letter or digit.
 */
export function searchPatterns(keyword: string): string[] {
  const tokens = plain(keyword)
    .split(/\s+/)
    .flatMap((part) =>
      /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+$/u.test(part) ? words(part.replaceAll('-', '')) : words(part),
    )
  return [...new Set(tokens)].map((token) => (token.length > 2 || isChinese(token) ? `%${token}%` : `% ${token}%`))
}
