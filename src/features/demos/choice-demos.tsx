import { useState } from 'react'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { ListIcon } from '#design/ui/icon/icons.tsx'
import { GridIcon } from '#design/ui/icon/item-icons.tsx'
import { RadioList } from '#design/ui/form/radio-list.tsx'
import { RangeInputs } from '#design/ui/form/range-inputs.tsx'
import { RarityDot } from '#design/ui/data/rarity.tsx'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { Slider } from '#design/ui/form/slider.tsx'
import { Switch } from '#design/ui/form/switch.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { DemoSection } from './demo-section.tsx'

export function ChoiceDemos() {
  const [sort, setSort] = useState<'popular' | 'lowest' | 'wear'>('popular')
  const [period, setPeriod] = useState<'7' | '30' | '180' | '365'>('30')
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [limit, setLimit] = useState<1 | 2 | 3>(1)
  const [isOn, setOn] = useState(true)
  return (
    <DemoSection title={m.demos_choices()}>
      <div>
        <Checkbox label={m.demos_remember()} defaultChecked />
        <Checkbox label={m.demos_field_tested()} count="11,382" defaultChecked />
        <Checkbox
          count="2,140"
          label={
            <>
              <RarityDot tier="covert" /> {m.demos_covert()}
            </>
          }
        />
        <Checkbox
          count="4,602"
          label={
            <>
              <RarityDot tier="classified" /> {m.demos_classified()}
            </>
          }
        />
        <Checkbox label={m.demos_partly()} isPartly />
        <Checkbox label={m.demos_disabled()} disabled />
      </div>
      <div className={row({ wrap: true, gap: 3 })}>
        <Select
          label={m.demos_sort()}
          value={sort}
          onChange={setSort}
          options={[
            { value: 'popular', label: m.demos_popular() },
            { value: 'lowest', label: m.demos_lowest() },
            { value: 'wear', label: m.demos_wear_up() },
          ]}
        />
        <Segmented
          label={m.demos_view()}
          value={view}
          onChange={setView}
          options={[
            { value: 'grid', label: m.demos_as_grid(), icon: <GridIcon size={16} /> },
            { value: 'list', label: m.demos_as_list(), icon: <ListIcon size={16} /> },
          ]}
        />
        <Segmented
          label={m.demos_period()}
          value={period}
          onChange={setPeriod}
          options={(['7', '30', '180', '365'] as const).map((value) => ({
            value,
            label: m.demos_days({ count: value }),
            isDisabled: value === '365',
          }))}
        />
      </div>
      <RadioList
        label={m.setting_delivery()}
        value={limit}
        onChange={setLimit}
        options={[
          { value: 1, label: m.setting_delivery_both(), text: m.setting_delivery_both_text() },
          { value: 2, label: m.setting_delivery_buyer(), text: m.setting_delivery_buyer_text() },
          { value: 3, label: m.setting_delivery_seller() },
        ]}
      />
      <div>
        <Switch label={m.setting_bargain()} text={m.setting_bargain_text()} isOn={isOn} onChange={setOn} />
        <Switch label={m.demos_disabled()} isOn isDisabled onChange={setOn} />
      </div>
    </DemoSection>
  )
}

export function RangeDemos() {
  const [price, setPrice] = useState({ from: '100', to: '' })
  const [wear, setWear] = useState([0.15, 0.38])
  return (
    <DemoSection title={m.demos_ranges()}>
      <p className={text({ size: 'xs', tone: 'subtle', overline: true })}>{m.demos_price()}</p>
      <RangeInputs
        label={m.demos_price()}
        fromLabel={m.demos_from()}
        toLabel={m.demos_to()}
        prefix="¥"
        from={price.from}
        to={price.to}
        onCommit={(from, to) => setPrice({ from, to })}
      />
      <p className={text({ size: 'xs', tone: 'subtle', overline: true })}>{m.demos_wear()}</p>
      <Slider
        labels={[m.demos_wear_from(), m.demos_wear_to()]}
        scale="wear"
        min={0}
        max={1}
        step={0.01}
        values={wear}
        format={(value) => value.toFixed(2)}
        onChange={setWear}
      />
    </DemoSection>
  )
}
