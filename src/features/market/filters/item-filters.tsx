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
import { nameOf, toneNames, type Names } from './item-filter-chips.ts'
import { FadeRange, SeedField, WearRange } from './item-ranges.tsx'
import type { MarketFiltersProps } from './market-filters.tsx'
import type { MarketSearch } from '../model.ts'
import { collectionsQuery } from '../queries.ts'
import { Stickers } from './sticker-filters.tsx'

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
          <Collections search={search} names={names} onChange={onChange} />
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

/** Offers one collection; an address may name several, or a series of stickers. */
function Collections({ search, names, onChange }: Part & Pick<ItemFiltersProps, 'names'>) {
  const { data } = useQuery(collectionsQuery('weapon'))
  const chosen = search.collections ?? []
  const offered = data?.series ?? []
  const others = chosen.length === 1 && offered.every(({ key }) => key !== chosen[0]) ? chosen : []
  const options = [
    { value: '', label: m.market_filter_any_collection() },
    ...others.map((key) => ({ value: key, label: nameOf(key, names) ?? m.market_filter_collection() })),
    ...offered.map(({ key, name }) => ({ value: key, label: name })),
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
