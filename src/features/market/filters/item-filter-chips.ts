import type { Tone } from '#contract/words.ts'
import { shownFadeBound, shownStickerWear, shownWearBound } from '#features/items/shown-figures.ts'
import { seedText } from '#lib/seeds.ts'
import * as m from '#paraglide/messages.js'
import type { ActiveFilter } from './filter-choices.ts'
import { inOrder, type ItemField } from '../item-search.ts'
import type { MarketFilter, MarketSearch } from '../model.ts'

/** Names of stickers, charms and collections by key. */
export type Names = readonly { key: string; name: string }[]

export const toneNames: Record<Tone, () => string> = {
  fade: m.market_tone_fade,
  gem: m.market_tone_gem,
  phase: m.market_tone_phase,
}

/** The active item filters, in the order of their fields. */
export function itemFilterChips(search: MarketSearch, known: MarketFilter, names: Names): ActiveFilter[] {
  const { seeds, seed_min, seed_max, style_ids, tones, stickers, charm_id } = search
  const styleName = (id: number) => known.listings.styles.find(({ style_id }) => style_id === id)?.name ?? String(id)
  const seed = seedText({ seeds, seed_min, seed_max })
  return [
    ...between(search, 'wear_min', 'wear_max', m.market_chip_wear, shownWearBound),
    ...(seed ? [chip('seed', m.market_chip_seed({ seeds: seed }), ['seeds', 'seed_min', 'seed_max'])] : []),
    ...(style_ids ?? []).map((id) => listChip('style_ids', id, styleName(id))),
    ...(tones ?? []).map((tone) => listChip('tones', tone, toneNames[tone]())),
    ...between(search, 'fade_min', 'fade_max', m.market_chip_fade, shownFadeBound),
    ...stickerChips(search),
    ...(stickers ?? []).map((wish) => listChip('stickers', wish, wishName(wish, names))),
    ...(charm_id ? [chip('charm_id', nameOf(charm_id, names) ?? m.market_chip_charm(), ['charm_id'])] : []),
    ...choiceChip(search, 'has_charm', m.market_chip_charm, m.market_chip_no_charm),
    ...choiceChip(search, 'has_name_tag', m.market_chip_name_tag, m.market_chip_no_name_tag),
    ...(search.is_bargainable ? [chip('is_bargainable', m.market_filter_bargainable(), ['is_bargainable'])] : []),
    ...(search.seller_id ? [chip('seller_id', m.market_chip_seller(), ['seller_id'])] : []),
  ]
}

export const nameOf = (key: string, names: Names) => names.find((one) => one.key === key)?.name

/** `x4:` before a goods asks for four of a sticker, `2:` for one in the third slot. */
export function wishName(wish: string, names: Names): string {
  const [how, goods] = wish.includes(':') ? wish.split(':') : [undefined, wish]
  const name = nameOf(goods ?? '', names) ?? m.market_chip_sticker()
  if (how === undefined) return name
  return how.startsWith('x')
    ? m.market_chip_sticker_times({ name, count: how.slice(1) })
    : m.market_chip_sticker_slot({ name, slot: Number(how) + 1 })
}

const chip = (key: string, name: string, fields: readonly ItemField[]): ActiveFilter => ({
  key,
  kind: 'option',
  name,
  off: () => Object.fromEntries(fields.map((field) => [field, undefined])),
})

function listChip(part: 'style_ids' | 'tones' | 'stickers', value: string | number, name: string): ActiveFilter {
  const off = (asked: MarketSearch): MarketSearch => ({
    [part]: (asked[part] as readonly (string | number)[] | undefined)?.filter((one) => one !== value),
  })
  return { key: `${part}-${value}`, kind: 'option', name, off }
}

function between(
  search: MarketSearch,
  min: 'wear_min' | 'fade_min',
  max: 'wear_max' | 'fade_max',
  said: (range: { min: string; max: string }) => string,
  format: (value: number) => string,
): ActiveFilter[] {
  const [low, high] = inOrder(search[min], search[max])
  if (low === undefined && high === undefined) return []
  const top = max === 'wear_max' ? 1 : 100
  return [chip(min, said({ min: format(low ?? 0), max: format(high ?? top) }), [min, max])]
}

function stickerChips({ sticker_count_min, sticker_count_max, sticker_wear_max }: MarketSearch) {
  const [min, max] = inOrder(sticker_count_min, sticker_count_max)
  const fields: ItemField[] = ['sticker_count_min', 'sticker_count_max']
  const count =
    max === 0
      ? m.market_sticker_none()
      : min !== undefined && max !== undefined
        ? m.market_sticker_between({ min, max })
        : min !== undefined
          ? m.market_sticker_at_least({ count: min })
          : m.market_sticker_at_most({ count: max ?? 0 })
  return [
    ...(min === undefined && max === undefined ? [] : [chip('sticker_count', count, fields)]),
    ...(sticker_wear_max === undefined
      ? []
      : [
          chip(
            'sticker_wear',
            sticker_wear_max === 0
              ? m.market_sticker_fresh()
              : m.market_chip_sticker_wear({ worn: shownStickerWear(sticker_wear_max) }),
            ['sticker_wear_max'],
          ),
        ]),
  ]
}

function choiceChip(
  search: MarketSearch,
  field: 'has_charm' | 'has_name_tag',
  yes: () => string,
  no: () => string,
): ActiveFilter[] {
  const value = search[field]
  // A charm asked for by name implies it.
  if (value === undefined || (field === 'has_charm' && search.charm_id)) return []
  return [chip(field, value === 'yes' ? yes() : no(), [field])]
}
