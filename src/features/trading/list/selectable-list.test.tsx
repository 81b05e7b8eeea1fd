import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Entry } from '../selection/selection.ts'
import { createSelection } from '../selection/selection-store.ts'
import { outsideWords, SelectableList, selectedWords } from './selectable-list.tsx'

const entries: Entry<string>[] = ['7', '8', '9'].map((id) => [id, `${id}.00`])

/** What the bar says of a selection, over a list with this filter that shows these rows. */
function told(select: (chosen: ReturnType<typeof createSelection<string>>) => void, filter: string, shown = entries) {
  const chosen = createSelection<string>()
  chosen.show(entries)
  select(chosen)
  return renderToStaticMarkup(
    <SelectableList
      label="Inventory"
      columns={[]}
      chosen={chosen}
      filter={filter}
      shown={shown}
      allLabel="Select all"
      readAll={() => shown}
      bar={(selected) => <p>{[selectedWords(selected), outsideWords(selected)].filter(Boolean).join(', ')}</p>}
    >
      <li />
    </SelectableList>,
  )
}

test('S1.5 all that match are selected for as long as the list is narrowed by the same filter', () => {
  expect(told((chosen) => chosen.add(entries, 'knives'), 'knives', entries.slice(0, 1))).toContain(
    '<p>All 3 that match are selected</p>',
  )
  expect(told((chosen) => chosen.add(entries, 'knives'), 'gloves', [])).toContain(
    '<p>3 selected, 3 of them not shown</p>',
  )
})

test('S1.5 rows selected under another filter are told apart from all that match', () => {
  const both = (chosen: ReturnType<typeof createSelection<string>>) => {
    chosen.select('9')
    chosen.add(entries.slice(0, 2), 'knives')
  }
  expect(told(both, 'knives', entries.slice(0, 2))).toContain('<p>3 selected, 1 of them not shown</p>')
})

test('S1.5 all that match are no longer selected once the list shows another one', () => {
  const more = [...entries, ['10', '10.00'] as const]
  expect(told((chosen) => chosen.add(entries, 'knives'), 'knives', more)).toContain('<p>3 selected</p>')
})

test('S1.5 nothing is said of rows not shown where all of them are', () => {
  expect(told((chosen) => chosen.select('7'), '')).toContain('<p>1 selected</p>')
})
