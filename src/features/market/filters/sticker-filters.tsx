import { RemovableChip } from '#design/ui/action/chip.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { shownStickerWear } from '#features/items/shown-figures.ts'
import * as m from '#paraglide/messages.js'
import { marketFilters } from '#styled-system/recipes/market-filters.js'
import { nameOf, type Names, wishName } from './item-filter-chips.ts'
import type { MarketFiltersProps } from './market-filters.tsx'
import { addSticker, chooseStickerCount, chooseStickerWear } from './sticker-choices.ts'
import { StickerPicker } from './sticker-picker.tsx'

type Part = Pick<MarketFiltersProps, 'search' | 'onChange'>

const stickerCounts = ['', '0', '1', '2', '3', '4', '5'] as const
const slots = ['', '0', '1', '2', '3', '4'] as const

export function Stickers({ search, names, onChange }: Part & { names: Names }) {
  const styles = marketFilters()
  const { stickers = [], sticker_count_min, sticker_count_max } = search
  const count = sticker_count_max === 0 ? '0' : String(sticker_count_min ?? '')
  const put = (wish: string, next: string) =>
    onChange(({ stickers: asked = [] }) => ({ stickers: asked.map((one) => (one === wish ? next : one)) }))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{m.market_filter_printing()}</legend>
      <div className={styles.fields}>
        <Select
          label={m.market_filter_sticker_count()}
          isFull
          options={stickerCounts.map((value) => ({ value, label: countName(value) }))}
          value={stickerCounts.find((one) => one === count) ?? ''}
          onChange={(value) => onChange(() => chooseStickerCount(value))}
        />
        <StickerWear search={search} onChange={onChange} />
        {stickers.map((wish, place) => (
          // A wish changes with its slot, and the field that changes it must keep the focus.
          <div key={place} className={styles.wish}>
            <RemovableChip
              removeLabel={m.market_filters_remove({ name: wishName(wish, names) })}
              onRemove={() => onChange(({ stickers: asked }) => ({ stickers: asked?.filter((one) => one !== wish) }))}
            >
              {nameOf(goodsOf(wish), names) ?? m.market_chip_sticker()}
            </RemovableChip>
            <Select
              label={m.market_filter_slot_of({ name: wishName(wish, names) })}
              size="sm"
              options={slots.map((value) => ({
                value,
                label: value === '' ? m.market_filter_slot_any() : m.market_filter_slot({ slot: Number(value) + 1 }),
              }))}
              value={slots.find((slot) => slot !== '' && wish.startsWith(`${slot}:`)) ?? ''}
              onChange={(slot) => put(wish, slot === '' ? goodsOf(wish) : `${slot}:${goodsOf(wish)}`)}
            />
          </div>
        ))}
        {stickers.length < 6 && (
          <StickerPicker
            label={m.market_filter_sticker()}
            onPick={({ goods_id }) => onChange((asked) => addSticker(asked, goods_id))}
          />
        )}
      </div>
    </fieldset>
  )
}

const stickerWears = [0, 0.1, 0.25, 0.5, 0.75]

function StickerWear({ search: { sticker_wear_max: worn }, onChange }: Part) {
  // A link may ask for any other.
  const wears = worn === undefined || stickerWears.includes(worn) ? stickerWears : [worn, ...stickerWears]
  return (
    <Select
      label={m.market_filter_sticker_wear()}
      isFull
      options={[
        { value: '', label: m.market_filter_any_sticker_wear() },
        ...wears.map((wear) => ({ value: String(wear), label: wearName(wear) })),
      ]}
      value={worn === undefined ? '' : String(worn)}
      onChange={(value) => onChange((asked) => chooseStickerWear(asked, value === '' ? undefined : Number(value)))}
    />
  )
}

const wearName = (most: number): string =>
  most === 0 ? m.market_sticker_fresh() : m.market_filter_sticker_wear_most({ worn: shownStickerWear(most) })

const goodsOf = (wish: string) => wish.slice(wish.indexOf(':') + 1)

function countName(value: (typeof stickerCounts)[number]): string {
  if (value === '') return m.market_filter_any_stickers()
  return value === '0' ? m.market_sticker_none() : m.market_sticker_at_least({ count: Number(value) })
}
