import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { useSelection } from '#features/trading/selection/use-selection.ts'
import * as m from '#paraglide/messages.js'
import { purchaseList } from '#styled-system/recipes/purchase-list.js'
import { NewPurchase, preloadNewPurchase } from './form/new-purchase.tsx'
import { openEntries, PurchasesList } from './purchases-list.tsx'
import { PurchasesToolbar } from './purchases-toolbar.tsx'
import { maxAtOnce, purchasesQuery } from './queries.ts'
import { listPart, type PurchaseListSearch, type PurchasesSearch, type PurchaseTab } from './search.ts'

/** Changes the address of the list, and the dialog above it. */
function useAddress() {
  const navigate = useNavigate()
  return {
    change: (next: PurchaseListSearch) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false }),
    /** Closing it leaves nothing of what it was asked for. */
    post: (goods: PurchasesSearch['post'], replace = false) =>
      void navigate({
        to: '.',
        search: (asked) => (goods ? { ...asked, post: goods } : listPart({ ...asked })),
        replace,
        resetScroll: false,
      }),
  }
}

/** S2.9 One of the lists of my purchase orders. */
export function PurchasesPage({ tab, search }: { tab: PurchaseTab; search: PurchasesSearch }) {
  const list = useInfiniteQuery({ ...purchasesQuery(tab, search), placeholderData: keepPreviousOnline })
  const { change, post } = useAddress()
  const pages = list.data?.pages
  const purchases = useMemo(() => rowsOf(pages, ({ purchase_id }) => purchase_id), [pages])
  const shown = useMemo(() => openEntries(purchases), [purchases])
  const chosen = useSelection({ shown, scope: tab, max: maxAtOnce })
  const postButton = (
    <MoneyButton
      look="primary"
      onPointerEnter={preloadNewPurchase}
      onFocus={preloadNewPurchase}
      onClick={() => post('new')}
    >
      {m.purchase_orders_new()}
    </MoneyButton>
  )
  // The empty list has the button itself, and nothing to search.
  const isEmpty = list.data !== undefined && purchases.length === 0 && search.keyword === undefined
  return (
    <div className={purchaseList().root}>
      {!isEmpty && <PurchasesToolbar tab={tab} search={search} tools={postButton} onChange={change} />}
      <AsOf query={list} />
      {list.isPending ? (
        <ItemListPending label={m.purchase_orders_loading()} />
      ) : list.isError && purchases.length === 0 ? (
        <FailedQuery title={m.purchase_orders_list_failed()} query={list} />
      ) : isEmpty ? (
        <Empty tab={tab} postButton={postButton} />
      ) : purchases.length === 0 ? (
        <EmptyState
          title={m.purchase_orders_none()}
          action={<Button onClick={() => change({ keyword: undefined })}>{m.purchase_orders_show_all()}</Button>}
        />
      ) : (
        <PurchasesList tab={tab} search={search} purchases={purchases} shown={shown} chosen={chosen} list={list} />
      )}
      <NewPurchase
        want={search.post}
        asked={search}
        onClose={() => post(undefined, true)}
        onChoose={(goodsId) => post(goodsId, true)}
      />
    </div>
  )
}

function Empty({ tab, postButton }: { tab: PurchaseTab; postButton: ReactNode }) {
  const { open } = usePurchasePaths()
  if (tab === 'wait_supply') {
    return (
      <EmptyState
        title={m.purchase_orders_empty_open()}
        text={m.purchase_orders_empty_open_text()}
        action={postButton}
      />
    )
  }
  return (
    <EmptyState
      title={tab === 'suspended' ? m.purchase_orders_empty_suspended() : m.purchase_orders_empty_record()}
      text={tab === 'suspended' ? m.purchase_orders_empty_suspended_text() : m.purchase_orders_empty_record_text()}
      action={
        <>
          {postButton}
          <LinkButton href={open}>{m.purchase_orders_to_open()}</LinkButton>
        </>
      }
    />
  )
}
