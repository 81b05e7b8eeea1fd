import { useCallback, type ReactNode } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { RowChunks } from '#features/trading/list/row-chunks.tsx'
import { SelectableList, type Selected } from '#features/trading/list/selectable-list.tsx'
import type { Entry } from '#features/trading/selection/selection.ts'
import type { SelectionStore } from '#features/trading/selection/selection-store.ts'
import * as m from '#paraglide/messages.js'
import { BargainRow } from './bargain-row.tsx'
import { listLabel } from './describe-bargain.ts'
import { isAnswerable, type Role } from './model.ts'
import type { Show } from './search.ts'

interface BargainListProps {
  bargains: readonly BargainView[]
  /** When they were fetched, in milliseconds. */
  now: number
  isBusy: boolean
  more: Parameters<typeof LoadMore>[0]['list']
}

const columnsOf = (role: Role) => [
  { label: m.bargains_offer() },
  { label: m.bargains_counter() },
  { label: role === 'seller' ? m.bargains_net() : m.bargains_held() },
  { label: m.bargains_listed() },
]

/** The bargains that the user sent. */
export function SentList({ bargains, now, isBusy, more }: BargainListProps) {
  return (
    <ItemList
      hasActions
      label={listLabel('buyer')}
      columns={columnsOf('buyer')}
      isBusy={isBusy}
      more={<LoadMore label={m.bargains_more()} list={more} />}
    >
      {bargains.map((bargain) => (
        <BargainRow key={bargain.bargain_id} bargain={bargain} now={now} />
      ))}
    </ItemList>
  )
}

interface ReceivedListProps extends BargainListProps {
  show: Show
  /** Those shown that await an answer. */
  answerable: readonly Entry<BargainView>[]
  /** All that await an answer, shown or not. */
  readAll: () => readonly Entry<BargainView>[] | Promise<readonly Entry<BargainView>[]>
  chosen: SelectionStore<BargainView>
  bar: (selected: Selected<BargainView>) => ReactNode
}

/** The bargains that the user received. Several can be answered together. */
export function ReceivedList(props: ReceivedListProps) {
  const { show, bargains, now, isBusy, more, answerable, readAll, chosen, bar } = props
  const draw = useCallback(
    (bargain: BargainView) => (
      <BargainRow
        key={bargain.bargain_id}
        bargain={bargain}
        now={now}
        onSelect={isAnswerable(bargain) ? chosen.select : undefined}
      />
    ),
    [now, chosen],
  )
  return (
    <SelectableList
      hasActions
      label={listLabel('seller')}
      columns={columnsOf('seller')}
      chosen={chosen}
      filter={show}
      shown={answerable}
      readAll={readAll}
      allLabel={m.bargains_select_all()}
      isBusy={isBusy}
      more={<LoadMore label={m.bargains_more()} list={more} />}
      bar={bar}
    >
      <RowChunks rows={bargains} chosen={chosen} draw={draw} />
    </SelectableList>
  )
}
