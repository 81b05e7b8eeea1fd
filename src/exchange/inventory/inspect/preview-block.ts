import { floatOf, readWireFields, type WireField } from './wire-fields.ts'

export interface PreviewSticker {
  slot: number
  /** The number of the sticker, patch or charm within its kind. */
  kitId: number
  /** 0 unscraped, 1 scraped off. */
  wear: number
  /** A charm's template. */
  pattern: number | null
}

/** The item data that the game puts into an inspect link. */
export interface PreviewBlock {
  itemId: string | null
  defIndex: number
  paintIndex: number
  quality: number
  wear: number | null
  paintSeed: number | null
  /** Counts kills: StatTrak. */
  isCounting: boolean
  nameTag: string | null
  stickers: PreviewSticker[]
  charms: PreviewSticker[]
  musicIndex: number | null
}

/** Field numbers of the game's `CEconItemPreviewDataBlock`; those irrelevant to the item's worth are left out. */
const ITEM_ID = 2
const DEF_INDEX = 3
const PAINT_INDEX = 4
const QUALITY = 6
const PAINT_WEAR = 7
const PAINT_SEED = 8
const KILL_COUNT = 10
const CUSTOM_NAME = 11
const STICKERS = 12
const MUSIC_INDEX = 17
const CHARMS = 20

const mostAttached = 10
const longestName = 100

/** Reads the block; null if the bytes are not one, or name no item. */
export function readPreviewBlock(bytes: Buffer): PreviewBlock | null {
  const fields = readWireFields(bytes)
  if (!fields) return null
  const defIndex = numberOf(fields, DEF_INDEX)
  const stickers = attachedOf(fields, STICKERS)
  const charms = attachedOf(fields, CHARMS)
  if (defIndex === null || !stickers || !charms) return null
  const wear = valueOf(fields, PAINT_WEAR)
  const itemId = valueOf(fields, ITEM_ID)
  return {
    itemId: itemId ? itemId.toString() : null,
    defIndex,
    paintIndex: numberOf(fields, PAINT_INDEX) ?? 0,
    quality: numberOf(fields, QUALITY) ?? 0,
    wear: wear === null ? null : between0and1(floatOf(wear)),
    paintSeed: numberOf(fields, PAINT_SEED),
    isCounting: valueOf(fields, KILL_COUNT) !== null,
    nameTag: textOf(fields, CUSTOM_NAME),
    stickers,
    charms,
    musicIndex: numberOf(fields, MUSIC_INDEX),
  }
}

const SLOT = 1
const KIT_ID = 2
const WEAR = 3
const PATTERN = 10

function attachedOf(fields: readonly WireField[], field: number): PreviewSticker[] | null {
  const attached: PreviewSticker[] = []
  for (const { bytes } of fields.filter((one) => one.field === field).slice(0, mostAttached)) {
    const inner = bytes && readWireFields(bytes)
    if (!inner) return null
    const wear = valueOf(inner, WEAR)
    attached.push({
      slot: numberOf(inner, SLOT) ?? 0,
      kitId: numberOf(inner, KIT_ID) ?? 0,
      wear: (wear === null ? null : between0and1(floatOf(wear))) ?? 0,
      pattern: numberOf(inner, PATTERN),
    })
  }
  return attached
}

// As in any protobuf message, the last occurrence of a non-repeated field counts.
const valueOf = (fields: readonly WireField[], field: number) =>
  fields.findLast((one) => one.field === field)?.value ?? null

function numberOf(fields: readonly WireField[], field: number): number | null {
  const value = valueOf(fields, field)
  return value === null || value > 0x7fff_ffffn ? null : Number(value)
}

function textOf(fields: readonly WireField[], field: number): string | null {
  const bytes = fields.findLast((one) => one.field === field)?.bytes
  const text = bytes
    ?.toString('utf8')
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestName)
    .trim()
  return text ? text : null
}

const between0and1 = (value: number) => (value >= 0 && value <= 1 ? value : null)
