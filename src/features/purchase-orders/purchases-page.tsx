import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import * as m from '#paraglide/messages.js'
import { purchaseList } from '#styled-system/recipes/purchase-list.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { NewPurchase, preloadNewPurchase } from './form/new-purchase.tsx'
import { PurchaseRow } from './purchase-row.tsx'
import { purchasesQuery } from './queries.ts'
import { SelectedBar } from './selected-bar.tsx'
import type { PurchasesSearch, PurchaseTab } from './search.ts'

const names: Record<PurchaseTab, () => string> = {
  wait_supply: m.purchase_orders_list_open,
  suspended: m.purchase_orders_list_suspended,
  purchase_record: m.purchase_orders_list_record,
}

/** The most that can be suspended, resumed or cancelled at once. */
const maxAtOnce = 50

/** S2.9 One of the lists of my purchase orders. */
export function PurchasesPage({ tab, search }: { tab: PurchaseTab; search: PurchasesSearch }) {
  const list = useSuspenseInfiniteQuery(purchasesQuery(tab))
  const paths = usePurchasePaths()
  const navigate = useNavigate()
  const post = (goods: PurchasesSearch['post'], replace = false) =>
    void navigate({
      to: '.',
      search: (asked) => (goods ? { ...asked, post: goods } : {}),
      replace,
      resetScroll: false,
    })
  const items = useMemo(() => list.data.pages.flatMap((page) => page.items), [list.data])
  const open = useMemo(
    () =>
      items.filter(({ ended_at }) => ended_at === null).map((purchase) => [purchase.purchase_id, purchase] as const),
    [items],
  )
  const { selection, isFull, select, clear } = useSelection({ shown: open, scope: tab, max: maxAtOnce })
  // Purchase orders that ended or moved to another list can no longer be acted on.
  const selected = open.flatMap(([id, purchase]) => (selection.has(id) ? [purchase] : []))
  // The empty list has the button itself.
  const isFirst = items.length === 0 && tab === 'wait_supply'
  const styles = purchaseList()
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {!isFirst && (
          <MoneyButton
            look="primary"
            onPointerEnter={preloadNewPurchase}
            onFocus={preloadNewPurchase}
            onClick={() => post('new')}
          >
            {m.purchase_orders_new()}
          </MoneyButton>
        )}
        <AsOf query={list} />
      </div>
      {items.length === 0 ? (
        <Empty tab={tab} onNew={() => post('new')} openHref={paths.open} />
      ) : (
        <ul className={rowList().list} aria-label={names[tab]()}>
          {items.map((purchase) => (
            <PurchaseRow
              key={purchase.purchase_id}
              purchase={purchase}
              href={paths.purchase(purchase.purchase_id)}
              now={list.dataUpdatedAt}
              isSelected={selection.has(purchase.purchase_id)}
              isFull={isFull}
              onSelect={select}
            />
          ))}
        </ul>
      )}
      <LoadMore label={m.purchase_orders_load_more()} list={list} />
      {selected.length > 0 && <SelectedBar purchases={selected} isFull={isFull} onClear={clear} />}
      <NewPurchase
        want={search.post}
        asked={search}
        onClose={() => post(undefined, true)}
        onChoose={(goodsId) => post(goodsId, true)}
      />
    </div>
  )
}

interface EmptyProps {
  tab: PurchaseTab
  onNew: () => void
  openHref: string
}

function Empty({ tab, onNew, openHref }: EmptyProps) {
  if (tab === 'wait_supply') {
    return (
      <EmptyState
        title={m.purchase_orders_empty_open()}
        text={m.purchase_orders_empty_open_text()}
        action={
          <MoneyButton look="primary" onPointerEnter={preloadNewPurchase} onFocus={preloadNewPurchase} onClick={onNew}>
            {m.purchase_orders_new()}
          </MoneyButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={tab === 'suspended' ? m.purchase_orders_empty_suspended() : m.purchase_orders_empty_record()}
      text={tab === 'suspended' ? m.purchase_orders_empty_suspended_text() : m.purchase_orders_empty_record_text()}
      action={<LinkButton href={openHref}>{m.purchase_orders_to_open()}</LinkButton>}
    />
  )
}
