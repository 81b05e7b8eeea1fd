import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { useAllowed } from '#features/preparation/use-allowed.ts'
import { OutcomesDialog } from '#features/trading/list/outcomes-dialog.tsx'
import { priceSort } from '#features/trading/list/price-sort.ts'
import { RowChunks } from '#features/trading/list/row-chunks.tsx'
import { SelectableList } from '#features/trading/list/selectable-list.tsx'
import { useSelectionStore } from '#features/trading/selection/selection-store.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import type { SellingItem } from '../model.ts'
import type { OnSaleSearch } from '../search.ts'
import { ListState } from './list-state.tsx'
import { SellingBar } from './selling-bar.tsx'
import { SellingRow } from './selling-row.tsx'
import { SellingToolbar, useSellingSearch } from './selling-toolbar.tsx'
import { PauseBanner } from './shop-pause.tsx'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useBulkChange, type Change } from './use-bulk-change.ts'
import { useRetry } from './use-retry.ts'
import { changeableEntries, idOf, unchangeableIds, useSellingList } from './use-selling-list.ts'

const RepriceDialog = lazy(() => loadOnline(() => import('./reprice-dialog.tsx')))
const RulePriceDialog = lazy(() => loadOnline(() => import('./rule-price-dialog.tsx')))
const KeepRuleDialog = lazy(() => loadOnline(() => import('./keep-rule-dialog.tsx')))
const BargainingDialog = lazy(() => loadOnline(() => import('./bargaining-dialog.tsx')))
const NoteDialog = lazy(() => loadOnline(() => import('./note-dialog.tsx')))

/** Listings as the list shows them by now: they may be read again after a dialog has opened. */
function latestOf(some: readonly SellingItem[], shown: readonly SellingItem[]): readonly SellingItem[] {
  const byId = new Map(shown.map((item) => [idOf(item), item]))
  return some.map((item) => byId.get(idOf(item)) ?? item)
}

/** The dialog that is open. */
type Opened =
  | { kind: 'reprice'; items: readonly SellingItem[] }
  | { kind: 'rule'; items: readonly SellingItem[] }
  | { kind: 'keep_rule'; items: readonly SellingItem[] }
  | { kind: 'bargaining'; items: readonly SellingItem[] }
  | { kind: 'take_down'; items: readonly SellingItem[] }
  | { kind: 'note'; item: SellingItem }

/** S2.42 New prices are a sale, so whoever may not sell is told so before the form. */
const isRepricing = (opened: Opened | null) => opened?.kind === 'reprice' || opened?.kind === 'rule'

/** S1.5 My listings: search, reprice, take down, and fix those that failed. */
export function OnSalePage({ search }: { search: OnSaleSearch }) {
  const list = useSellingList(search)
  const change = useSellingSearch()
  const { items } = list
  const shown = useMemo(() => changeableEntries(items), [items])
  const barred = useMemo(() => unchangeableIds(items), [items])
  const chosen = useSelectionStore({ shown, barred, reading: list.reading })
  const [opened, setOpened] = useState<Opened | null>(null)
  const { isAllowed } = useAllowed('sale', isRepricing(opened), () => setOpened(null))
  const { run, ...bulk } = useBulkChange(chosen.drop)
  const { retry, isChecking } = useRetry(run)
  const isBusy = isChecking || bulk.isBusy
  const [sentFrom, setSentFrom] = useState<Opened | null>(null)
  /** Sends the changes of the open dialog, and closes it, but none that is opened meanwhile. */
  const runOpened = (changes: readonly Change[]) => {
    setSentFrom(opened)
    void run(changes, () => setOpened((now) => (now === opened ? null : now)))
  }
  // Stable callbacks for all rows, so that selecting one does not render the others again.
  const repriceOne = useCallback((item: SellingItem) => setOpened({ kind: 'reprice', items: [item] }), [])
  const takeDownOne = useCallback((item: SellingItem) => setOpened({ kind: 'take_down', items: [item] }), [])
  const retryOne = useCallback((item: SellingItem) => void retry([item]), [retry])
  const draw = useCallback(
    (item: SellingItem) => (
      <SellingRow
        key={idOf(item)}
        item={item}
        isBusy={isBusy}
        onSelect={chosen.select}
        onReprice={repriceOne}
        onRetry={retryOne}
        onTakeDown={takeDownOne}
      />
    ),
    [isBusy, chosen, repriceOne, retryOne, takeDownOne],
  )
  const styles = sellingList()
  return (
    <div className={styles.root}>
      <SellingToolbar search={search} facts={list.facts} />
      <PauseBanner />
      <AsOf query={list.aged} />
      <ListState search={search} list={list}>
        {list.facts && (
          <SelectableList
            hasActions
            label={m.selling_list()}
            columns={[
              { label: m.selling_price(), sort: priceSort(search.sort, (sort) => change({ sort })) },
              { label: m.selling_net() },
              { label: m.selling_lowest() },
              { label: m.selling_reference() },
            ]}
            chosen={chosen}
            filter={JSON.stringify([search.state ?? null, search.keyword ?? null, search.category ?? null])}
            shown={shown}
            allLabel={m.trading_select_all()}
            readAll={list.readAll}
            isBusy={list.isBusy}
            more={<LoadMore label={m.selling_more()} list={list.more} />}
            bar={(selected) => (
              <SellingBar
                selected={selected}
                isBusy={isBusy}
                onNote={(item) => setOpened({ kind: 'note', item })}
                onRetry={(some) => void retry(some)}
                onTakeDown={(some) => setOpened({ kind: 'take_down', items: some })}
                onReprice={(some) => setOpened({ kind: 'reprice', items: some })}
                onRule={(some) => setOpened({ kind: 'rule', items: some })}
                onKeepRule={(some) => setOpened({ kind: 'keep_rule', items: some })}
                onBargaining={(some) => setOpened({ kind: 'bargaining', items: some })}
              />
            )}
          >
            <RowChunks rows={items} chosen={chosen} draw={draw} />
          </SelectableList>
        )}
      </ListState>
      <Suspense fallback={null}>
        {opened?.kind === 'reprice' && isAllowed && list.facts && (
          <RepriceDialog
            items={latestOf(opened.items, items)}
            facts={list.facts}
            isBusy={isBusy}
            isSent={isBusy && sentFrom === opened}
            onClose={() => setOpened(null)}
            onReprice={(plan) =>
              runOpened(
                plan.map(({ item, price, expected }) => ({
                  item,
                  action: { action: 'reprice', listing_id: idOf(item), price, expected_price: expected },
                })),
              )
            }
          />
        )}
        {opened?.kind === 'rule' && isAllowed && (
          <RulePriceDialog items={opened.items} onClose={() => setOpened(null)} />
        )}
        {opened?.kind === 'keep_rule' && <KeepRuleDialog items={opened.items} onClose={() => setOpened(null)} />}
        {opened?.kind === 'bargaining' && (
          <BargainingDialog items={latestOf(opened.items, items)} onClose={() => setOpened(null)} />
        )}
        {opened?.kind === 'note' && <NoteDialog item={opened.item} onClose={() => setOpened(null)} />}
      </Suspense>
      {/* Unmounted rather than closed: a closing dialog would close the outcomes, which open after it. */}
      {(bulk.outcomes === null || opened !== null) && (
        <TakeDownDialog
          items={opened?.kind === 'take_down' ? opened.items : null}
          isBusy={isBusy}
          onClose={() => setOpened(null)}
          onConfirm={(some) =>
            runOpened(
              some.map((item) => ({ item, action: { action: 'take_down', listing_id: item.listing.listing_id } })),
            )
          }
        />
      )}
      <OutcomesDialog outcomes={opened ? null : bulk.outcomes} onClose={bulk.close} />
    </div>
  )
}
