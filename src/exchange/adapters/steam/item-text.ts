import type { Attachment } from '../../ports/game-platform.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, (whole, name: string) => {
    const lower = name.toLowerCase()
    if (!lower.startsWith('#')) return ENTITIES[lower] ?? whole
    const code = lower.startsWith('#x') ? Number.parseInt(lower.slice(2), 16) : Number(lower.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

const attributeOf = (tag: string, name: string) => {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return match ? decodeEntities(match[1] ?? match[2] ?? '') : null
}

/**
 * Extracts the attachments of an item from the HTML of its `sticker_info` or `keychain_info`: one picture each, titled
 * `Sticker: BIG (Glitter) | Rio 2022`. The plain-text list below can't be split, since names contain commas.
 */
export function readAttachments(markup: string): Attachment[] {
  const tags = markup.match(/<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? []
  return tags.flatMap((tag) => {
    const title = attributeOf(tag, 'title')
    if (title === null) return []
    const name = title.replace(/^(Sticker|Patch|Charm|Souvenir Charm): /, '').trim()
    return name === '' ? [] : [{ name, imageUrl: attributeOf(tag, 'src') }]
  })
}

/** The text between the doubled quotes of `Name Tag: ''…''`. */
export function readNameTag(text: string): string | null {
  const tag = /^Name Tag: ''(.*)''$/s.exec(decodeEntities(text).trim())?.[1]
  return tag === undefined || tag === '' ? null : tag
}

/** Parses the time of `Tradable/Marketable After Jun 19, 2025 (7:00:00) GMT`. */
export function readTradableAfter(text: string): Date | null {
  const match = /After (\w{3} \d{1,2}, \d{4}) \((\d{1,2}:\d\d:\d\d)\) GMT/.exec(text)
  if (!match) return null
  const time = Date.parse(`${match[1]} ${match[2]} GMT`)
  return Number.isNaN(time) ? null : new Date(time)
}

/** Fills in the placeholders of an inspect link; null if one remains that we can't fill. */
export function fillInspectLink(
  template: string,
  item: { ownerId: string; assetId: string; properties: ReadonlyMap<number, string> },
): string | null {
  const link = template
    .replaceAll('%owner_steamid%', item.ownerId)
    .replaceAll('%assetid%', item.assetId)
    .replace(/%propid:(\d+)%/g, (whole, id: string) => item.properties.get(Number(id)) ?? whole)
  return /%(propid:\d+|listingid|\w+id)%/.test(link) ? null : link
}
