import { useQuery } from '@tanstack/react-query'
import { tones } from '#contract/words.ts'
import { RemovableChip } from '#design/ui/action/chip.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketFilters } from '#styled-system/recipes/market-filters.js'
import { toggled } from './filter-choices.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { nameOf, toneNames, wishName, type Names } from './item-filter-chips.ts'
import { FadeRange, SeedField, WearRange } from './item-ranges.tsx'
import type { MarketFiltersProps } from './market-filters.tsx'
import type { MarketSearch } from '../model.ts'
import { collectionsQuery } from '../queries.ts'
import { StickerPicker } from './sticker-picker.tsx'

interface ItemFiltersProps extends MarketFiltersProps {
  /** Names of the stickers, charm and collections in the search. */
  names: Names
}

type Part = Pick<ItemFiltersProps, 'search' | 'onChange'>

/** S3.10 The filters that apply to a single item. Choosing one lists single items. */
export default function ItemFilters({ search, filter, isCounted, names, onChange }: ItemFiltersProps) {
  const styles = marketFilters()
  return (
    <div className={styles.root}>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{m.market_filter_wear()}</legend>
        <WearRange search={search} onChange={onChange} />
      </fieldset>
      <SeedField search={search} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{m.market_filter_tone()}</legend>
        {tones.map((tone) => (
          <FilterCheckbox
            key={tone}
            label={toneNames[tone]()}
            isChosen={search.tones?.includes(tone) ?? false}
            onPress={() => onChange((asked) => ({ tones: toggled(asked.tones, tone) }))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{m.market_filter_fade()}</legend>
        <FadeRange search={search} onChange={onChange} />
      </fieldset>
      {filter.listings.styles.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.heading}>{m.market_filter_style()}</legend>
          {filter.listings.styles.map(({ style_id, name, count }) => (
            <FilterCheckbox
              key={style_id}
              label={name}
              count={isCounted ? formatNumber(count) : undefined}
              isChosen={search.style_ids?.includes(style_id) ?? false}
              onPress={() => onChange((asked) => ({ style_ids: toggled(asked.style_ids, style_id) }))}
            />
          ))}
        </fieldset>
      )}
      <Stickers search={search} names={names} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{m.market_filter_more()}</legend>
        <div className={styles.fields}>
          <Choice label={m.market_filter_charm()} field="has_charm" search={search} onChange={onChange} />
          <Charm search={search} names={names} onChange={onChange} />
          <Choice label={m.market_filter_name_tag()} field="has_name_tag" search={search} onChange={onChange} />
          <Collections search={search} onChange={onChange} />
        </div>
        <FilterCheckbox
          label={m.market_filter_bargainable()}
          count={isCounted ? formatNumber(filter.listings.bargainable) : undefined}
          isChosen={search.is_bargainable ?? false}
          onPress={() => onChange((asked) => ({ is_bargainable: asked.is_bargainable ? undefined : true }))}
        />
        <p className={styles.hint}>{m.market_filter_online()}</p>
      </fieldset>
    </div>
  )
}

const stickerCounts = ['', '0', '1', '2', '3', '4', '5'] as const
const slots = ['', '0', '1', '2', '3', '4'] as const

function Stickers({ search, names, onChange }: Part & { names: Names }) {
  const styles = marketFilters()
  const { stickers = [], sticker_count_min, sticker_count_max, sticker_wear_max } = search
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
          onChange={(value) =>
            onChange(() => ({
              sticker_count_min: value === '' || value === '0' ? undefined : Number(value),
              sticker_count_max: value === '0' ? 0 : undefined,
            }))
          }
        />
        {stickers.map((wish) => (
          <div key={wish} className={styles.wish}>
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
            onPick={({ goods_id }) =>
              onChange(({ stickers: asked = [] }) => ({
                stickers: [...asked.filter((one) => one !== goods_id), goods_id],
                sticker_count_max: undefined,
              }))
            }
          />
        )}
      </div>
      <FilterCheckbox
        label={m.market_sticker_fresh()}
        isChosen={sticker_wear_max === 0}
        onPress={() => onChange((asked) => ({ sticker_wear_max: asked.sticker_wear_max === 0 ? undefined : 0 }))}
      />
    </fieldset>
  )
}

const goodsOf = (wish: string) => wish.slice(wish.indexOf(':') + 1)

function countName(value: (typeof stickerCounts)[number]): string {
  if (value === '') return m.market_filter_any_stickers()
  return value === '0' ? m.market_sticker_none() : m.market_sticker_at_least({ count: Number(value) })
}

function Charm({ search, names, onChange }: Part & { names: Names }) {
  const { charm_id, has_charm } = search
  if (has_charm === 'no') return null
  if (charm_id) {
    const name = nameOf(charm_id, names) ?? m.market_chip_charm()
    return (
      <div>
        <RemovableChip
          removeLabel={m.market_filters_remove({ name })}
          onRemove={() => onChange(() => ({ charm_id: undefined }))}
        >
          {name}
        </RemovableChip>
      </div>
    )
  }
  if (has_charm !== 'yes') return null
  return (
    <GoodsPicker
      label={m.market_filter_which_charm()}
      category="charm"
      onPick={({ goods_id }) => onChange(() => ({ charm_id: goods_id }))}
    />
  )
}

interface ChoiceProps extends Part {
  label: string
  field: 'has_charm' | 'has_name_tag'
}

/** With, without, or either. */
function Choice({ label, field, search, onChange }: ChoiceProps) {
  const clear: MarketSearch = field === 'has_charm' ? { charm_id: undefined } : {}
  return (
    <Select
      label={label}
      isFull
      options={[
        { value: '', label: m.market_filter_no_matter({ what: label }) },
        { value: 'yes', label: m.market_filter_with({ what: label }) },
        { value: 'no', label: m.market_filter_without({ what: label }) },
      ]}
      value={search[field] ?? ''}
      onChange={(value) => onChange(() => ({ ...clear, [field]: value === '' ? undefined : value }))}
    />
  )
}

/** Offers one collection; an address may name several. */
function Collections({ search, onChange }: Part) {
  const { data } = useQuery(collectionsQuery())
  const chosen = search.collections ?? []
  const options = [
    { value: '', label: m.market_filter_any_collection() },
    ...(data?.series.map(({ key, name }) => ({ value: key, label: name })) ?? []),
  ]
  return (
    <Select
      label={m.market_filter_collection()}
      isFull
      options={options}
      value={chosen.length === 1 ? chosen[0]! : ''}
      onChange={(key) => onChange(() => ({ collections: key === '' ? undefined : [key] }))}
    />
  )
}
