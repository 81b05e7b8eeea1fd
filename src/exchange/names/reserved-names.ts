import { foldLookAlikes } from './look-alikes.ts'

/** A letter more or less in a row is overlooked. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1')
const asRead = (word: string) => single(foldLookAlikes(word))

/** Words that would pass their bearer off as the market's own people, wherever they stand in a word. */
const anywhere = ['amber', 'official', 'admin', 'support', 'service', 'moderator', 'helpdesk'].map(asRead)
/** As a word of its own alone: many a surname holds these. */
const alone = new Set(['staff', 'system'].map(asRead))
/** In Chinese words stand side by side, so a space more or less means nothing. */
const chinese = ['琥珀', '官方', '客服', '管理员', '管理員', '系统', '系統', '工作人员', '工作人員'].map(asRead)
/** Ordinary words that happen to hold a reserved one. */
const innocent = new RegExp(
  ['antechamber', 'bamberg', 'bamber', 'chamber', 'clamber', 'camber', 'lambert', 'lamber', 'badminton']
    .map(asRead)
    .join('|'),
  'gu',
)

/** Would a name pass for the market or its people, to somebody who reads it in passing? */
export function isReservedName(name: string): boolean {
  const folded = foldLookAlikes(name)
  const together = single(folded.replace(/[^\p{L}\p{N}]+/gu, ''))
  if (chinese.some((word) => together.includes(word))) return true
  const words = folded.match(/[a-z\d]+/g) ?? []
  return words.map(single).some(isReservedWord) || runsOf(words).some((run) => anywhere.includes(run) || alone.has(run))
}

function isReservedWord(word: string): boolean {
  const rest = word.replace(innocent, ' ')
  return alone.has(word) || anywhere.some((reserved) => rest.includes(reserved))
}

/** Words that follow each other written as one: what `a d m i n` and `ad.min` come to. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start + 1).map((_, more) => single(words.slice(start, start + more + 2).join(''))),
  )
}
