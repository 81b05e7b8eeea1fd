import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asiimov } from '../../../../tests/factories/goods-info.ts'
import type { Selection } from '../selection/selection.ts'
import { ItemListPending } from './item-list-pending.tsx'
import { ItemList } from './item-list.tsx'
import { ItemRow, type ItemRowProps } from './item-row.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const sticker = { slot: 0, goods_id: null, name: 'Crown (Foil)', image: null, wear: 0.25 }
const row: ItemRowProps = {
  id: '7',
  info: asiimov,
  asset: {
    asset_id: '1',
    wear: 0.2621,
    paint_seed: 412,
    fade: null,
    stickers: [sticker],
    charm: { goods_id: null, name: 'Lil Squirt', image: null, pattern: 4 },
    name_tag: null,
    inspect_url: null,
  },
  cells: [{ label: 'Price', value: '¥128.50' }],
}
const columns = [{ label: 'Price', sort: { direction: 'up' as const, onSort: () => {} } }]
const drawn = (change: Partial<ItemRowProps>, selected: Selection<unknown> = new Map()) =>
  renderToStaticMarkup(
    <ItemList
      label="On sale"
      columns={columns}
      selected={selected}
      all={{ label: 'All', coverage: 'some', onToggle: () => {} }}
    >
      <ItemRow {...row} {...change} />
    </ItemList>,
  )

test('S1.5 a row says what the item is and what sets it apart, stickers and charm by name', () => {
  const markup = drawn({})
  for (const said of ['AWP', 'Asiimov', 'Field-Tested', '0.262100', '412', 'Crown (Foil), 25% worn', 'Lil Squirt']) {
    expect(markup).toContain(said)
  }
  expect(markup, 'each number with the name of its column').toMatch(/Price<\/span><span>¥128.50/)
})

test('S1.5 a row says what is rare about the item’s make', () => {
  expect(drawn({ info: { ...asiimov, quality: 'stattrak' } })).toContain('StatTrak™ · Field-Tested')
})

test('S1.5 a row that can be selected has a checkbox of its own, named by the item', () => {
  expect(drawn({}).match(/type="checkbox"/g), 'the one for all').toHaveLength(1)
  const markup = drawn({ onSelect: () => {} }, new Map([[row.id, row]]))
  expect(markup).toContain('data-selected="true"')
  expect(markup).toContain('Select AWP | Asiimov (Field-Tested)')
})

test('S2.19 the head of a column says how the list is sorted', () => {
  expect(drawn({})).toContain('aria-label="Sorted by Price, lowest first"')
})

test('the line above a list is a named group', () => {
  expect(renderToStaticMarkup(<ListToolbar label="Narrow down" search="…" />)).toMatch(
    /role="group" aria-label="Narrow down"/,
  )
})

test('a list that is being loaded says so', () => {
  expect(renderToStaticMarkup(<ItemListPending label="Loading" />)).toMatch(/aria-busy="true" aria-label="Loading"/)
})
