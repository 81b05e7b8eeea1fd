import { foldLookAlikes } from './look-alikes.ts'

/** Collapses repeated letters, which readers overlook. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1')
const asRead = (word: string) => single(foldLookAlikes(word))

/** Words that would impersonate the market's staff, matched anywhere within a word. */
const anywhere = ['amber', 'official', 'admin', 'support', 'service', 'moderator', 'helpdesk'].map(asRead)
/** Matched only as whole words: many a surname contains these. */
const alone = new Set(['staff', 'system'].map(asRead))
/** Chinese is written without spaces, so spaces are ignored. */
const chinese = ['琥珀', '官方', '客服', '管理员', '管理員', '系统', '系統', '工作人员', '工作人員'].map(asRead)
/** Ordinary words that contain a reserved one. */
const innocent = new RegExp(
  ['antechamber', 'bamberg', 'bamber', 'chamber', 'clamber', 'camber', 'lambert', 'lamber', 'badminton']
    .map(asRead)
    .join('|'),
  'gu',
)

/** Whether a name could pass for the market or its staff at a glance. */
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

/** Consecutive words joined: catches `a d m i n` and `ad.min`. */
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) =>
    words.slice(start + 1).map((_, more) => single(words.slice(start, start + more + 2).join(''))),
  )
}
