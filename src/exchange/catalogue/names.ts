import type { Quality } from '#contract/words.ts'
import type { Exterior } from '#lib/wear.ts'
import { EXTERIORS } from './vocabulary.ts'
import type { LocalName } from './vocabulary.ts'

/** How the game writes a quality: before an English name, in brackets after a Chinese weapon's name. */
const PREFIX: Readonly<Record<Quality, string>> = {
  normal: '',
  stattrak: 'StatTrak™ ',
  souvenir: 'Souvenir ',
  star: '★ ',
  star_stattrak: '★ StatTrak™ ',
}
const BRACKET: Readonly<Record<Quality, string>> = {
  normal: '',
  stattrak: '（StatTrak™）',
  souvenir: '（纪念品）',
  star: '（★）',
  star_stattrak: '（★ StatTrak™）',
}

export interface NameParts {
  item: LocalName
  finish: LocalName | null
  quality: Quality
  exterior: Exterior | null
}

/** The game platform's own name of the goods. Inventories join on it, so it must be exact, odd spaces included. */
export function marketHashName({ item, finish, quality, exterior }: NameParts): string {
  const end = exterior ? ` (${EXTERIORS[exterior].en})` : ''
  return `${PREFIX[quality]}${item.en}${finish ? ` | ${finish.en}` : ''}${end}`
}

/** Collapses the doubled spaces in some of the game's names. */
export const readable = (name: LocalName): LocalName => ({ en: name.en.replace(/ {2,}/g, ' ').trim(), zh: name.zh })

/** The full display name in both languages. */
export function fullName(parts: NameParts): LocalName {
  const { item, finish, quality, exterior } = parts
  const end = exterior ? ` (${EXTERIORS[exterior].zh})` : ''
  const zh = `${item.zh}${BRACKET[quality]}${finish ? ` | ${finish.zh}` : ''}${end}`
  return readable({ en: marketHashName(parts), zh })
}
