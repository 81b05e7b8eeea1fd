import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rarity } from '#exchange/catalogue/vocabulary.ts'

/** The part of the package's items that we read, without pictures, models and sounds. */
interface RawItem {
  id: number
  type: string
  def?: number
  index?: number
  base?: boolean
  free?: boolean
  baseId?: number
  category?: string
  model?: string
  altName?: string
  rarity?: string
  collection?: string
  containerType?: number
  contents?: number[]
  specials?: number[]
  keys?: number[]
  statTrakless?: boolean
  statTrakOnly?: boolean
  stickerId?: number
  wearMin?: number
  wearMax?: number
}

interface RawTexts {
  name: string
  category?: string
  collectionName?: string
}

/** An item of the package with its texts: `en` verbatim (platform names join on it), `zh` with normalized spaces. */
export interface SourceItem extends RawItem {
  def: number
  en: string
  zh: string
  group: { en: string; zh: string } | null
  set: { en: string; zh: string } | null
}

export interface Source {
  version: string
  items: SourceItem[]
  byId: Map<number, SourceItem>
}

const RARITY_OF_COLOUR: Record<string, Rarity> = {
  '#b0c3d9': 'consumer',
  '#5e98d9': 'industrial',
  '#4b69ff': 'mil_spec',
  '#8847ff': 'restricted',
  '#d32ce6': 'classified',
  '#eb4b4b': 'covert',
  '#e4ae39': 'contraband',
}

export function rarityOf(item: SourceItem): Rarity {
  const rarity = RARITY_OF_COLOUR[item.rarity ?? '']
  if (!rarity) throw new Error(`${item.en}: unknown rarity colour ${item.rarity}`)
  return rarity
}

/** Whether the item has a rarity: unreleased items have the default colour instead. */
export const hasRarity = (item: SourceItem) => (item.rarity ?? '') in RARITY_OF_COLOUR

const tidy = (text: string) =>
  text
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/\s+/g, ' ')
    .trim()

const pair = (en: string | undefined, zh: string | undefined) => (en && zh ? { en: tidy(en), zh: tidy(zh) } : null)

/** Reads the unpacked package. */
export async function readSource(folder: string): Promise<Source> {
  const load = async (file: string) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  const raw = (await load('dist/items.mjs')).CS2_ITEMS as RawItem[]
  const english = (await load('dist/translations/english.mjs')).english as Record<string, RawTexts>
  const chinese = (await load('dist/translations/schinese.mjs')).schinese as Record<string, RawTexts>
  const items = raw
    .filter((item) => item.def !== undefined)
    .map((item): SourceItem => {
      const en = english[item.id]
      const zh = chinese[item.id]
      if (!en || !zh) throw new Error(`item ${item.id} lacks a name`)
      return {
        ...item,
        def: item.def ?? 0,
        en: en.name,
        zh: tidy(zh.name),
        group: pair(en.category, zh.category),
        set: pair(en.collectionName, zh.collectionName),
      }
    })
  return { version: manifest.version, items, byId: new Map(items.map((item) => [item.id, item])) }
}

/** `The Phoenix Collection` -> `phoenix-collection`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
}

/** The part of a name after its first ` | `. */
export function afterBar(name: string): string {
  const at = name.indexOf(' | ')
  return at < 0 ? '' : name.slice(at + 3)
}
