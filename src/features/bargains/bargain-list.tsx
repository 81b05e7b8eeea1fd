import type { ReactNode } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { ItemList } from '#features/trading/list/item-list.tsx'
import { coverage, type Entry } from '#features/trading/selection/selection.ts'
import { useListKeys } from '#features/trading/selection/use-list-keys.ts'
import type { useSelection } from '#features/trading/selection/use-selection.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { BargainRow } from './bargain-row.tsx'
import { listLabel } from './describe-bargain.ts'
import { isAnswerable, type Role } from './model.ts'

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
  /** Those awaiting an answer. */
  answerable: readonly Entry<BargainView>[]
  chosen: ReturnType<typeof useSelection<BargainView>>
  bar: ReactNode
}

/** The bargains that the user received. Several can be answered together. */
export function ReceivedList({ bargains, now, isBusy, more, answerable, chosen, bar }: ReceivedListProps) {
  const { selection, select, add, clear } = chosen
  const selectAll = () => add(answerable)
  const keys = useListKeys<HTMLDivElement>({ onSelect: select, onSelectAll: selectAll, onClear: clear })
  const cover = coverage(selection, answerable)
  return (
    <ItemList
      hasActions
      label={listLabel('seller')}
      columns={columnsOf('seller')}
      all={
        answerable.length > 0
          ? {
              label: m.bargains_select_all({ count: formatNumber(answerable.length) }),
              coverage: cover,
              onToggle: cover === 'all' ? clear : selectAll,
            }
          : undefined
      }
      keys={keys}
      selected={selection}
      isBusy={isBusy}
      more={<LoadMore label={m.bargains_more()} list={more} />}
      bar={bar}
    >
      {bargains.map((bargain) => (
        <BargainRow
          key={bargain.bargain_id}
          bargain={bargain}
          now={now}
          onSelect={isAnswerable(bargain) ? select : undefined}
        />
      ))}
    </ItemList>
  )
}
