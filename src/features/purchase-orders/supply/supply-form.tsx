import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { GoodsBrief } from '#features/items/goods-brief.tsx'
import { listingKeys } from '#features/listings/queries.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { ReleaseRule } from '#features/trading/deadline/release.tsx'
import { announceFailure } from '#features/writes/announce-failure.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { FailureNotice } from '#features/writes/failure-notice.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { describeConditions } from '../describe-conditions.ts'
import { supplyMutation } from '../mutations.ts'
import { supplyCheckQuery, type MyAsset, type PurchaseView } from '../queries.ts'
import { ItemsLeftOut } from './items-left-out.tsx'
import { NothingToSupply } from './nothing-to-supply.tsx'
import { PriceChange, usePriceChange } from './price-change.tsx'
import { SupplyAssets } from './supply-assets.tsx'
import { isStale, supplyChoicesOf, toggleSupply, type Supplied } from './supplies.ts'

interface SupplyFormProps {
  purchase: PurchaseView
  assets: readonly MyAsset[]
  /** How many items could be sold; `assets` has only the first. */
  assetCount: number
  /** The item that is preselected. */
  assetId: string | undefined
  /** The price on the button that led here; undefined without one. */
  seenPrice: string | undefined
  onSupplied: (supplied: Supplied) => void
  onUnprepared: () => void
  /** The purchase order or an item has changed. */
  onStale: () => void
}

/** Chooses the items to supply, and shows their proceeds and the next steps. */
export function SupplyForm(props: SupplyFormProps) {
  const { purchase, assets, assetCount, assetId, seenPrice, onSupplied, onUnprepared, onStale } = props
  const choices = supplyChoicesOf(purchase, assets)
  const fitting = choices.filter(({ unfit }) => unfit.length === 0).map(({ asset }) => asset.asset_id)
  const [picked, setPicked] = useState<readonly string[]>(assetId === undefined ? [] : [assetId])
  // Leave out items that are gone or no longer match.
  const chosen = picked.filter((id) => fitting.includes(id)).slice(0, purchase.left)
  const check = useSupplyCheck(purchase, chosen)
  const change = usePriceChange(purchase.price, seenPrice)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { data: terms, dataUpdatedAt } = useQuery(termsQuery())
  const supply = useIdempotentMutation(supplyMutation(purchase.purchase_id), {
    refresh: [listingKeys.ofGoods(purchase.goods_id), sellingKeys.lists(), orderKeys.lists(), walletKeys.all],
    onDone: onSupplied,
    onLeft: ({ seller_net }) =>
      toast({
        text: m.purchase_orders_supplied_text({ net: formatMoney(seller_net) }),
        tone: 'positive',
        duration: 8000,
      }),
    onLeftFailed: announceFailure,
    onFailed: (failed) => {
      setFailure(failed)
      if (failed.error.kind === 'business' && isAboutAccount(failed.error.code)) onUnprepared()
      if (isStale(failed.error)) onStale()
    },
  })
  const styles = moneyDialog()
  const asked = describeConditions(purchase)
  const whyFailed = <FailureNotice failure={failure} undecidedText={m.purchase_orders_failed_undecided} />
  if (purchase.is_mine) return <EmptyState isCompact title={m.purchase_orders_supply_own()} />
  if (choices.length === 0) {
    return (
      <>
        {whyFailed}
        <NothingToSupply goodsId={purchase.goods_id} />
      </>
    )
  }
  const send = () => {
    setFailure(null)
    void supply.send({ purchase_id: purchase.purchase_id, price: purchase.price, asset_ids: chosen })
  }
  return (
    <div className={styles.root}>
      <GoodsBrief image={purchase.goods_info.image} name={purchase.goods_info.name} />
      <Facts
        items={[
          { term: m.purchase_orders_buyer(), detail: purchase.buyer.nickname },
          { term: m.purchase_orders_price(), detail: formatMoney(purchase.price) },
          { term: m.purchase_orders_left_term(), detail: formatNumber(purchase.left) },
          ...(asked.length > 0 ? [{ term: m.purchase_orders_conditions(), detail: asked.join(' · ') }] : []),
        ]}
      />
      <SupplyAssets
        choices={choices}
        info={purchase.goods_info}
        chosen={chosen}
        isFull={chosen.length >= purchase.left}
        onToggle={(id) => setPicked(toggleSupply(chosen, id, purchase.left))}
      />
      <ItemsLeftOut goodsId={purchase.goods_id} shown={assets.length} count={assetCount} />
      {chosen.length > 0 && <SupplySum check={check} count={chosen.length} />}
      <ul className={styles.rules}>
        {terms && (
          <>
            <li>{m.purchase_orders_supply_rule_deliver({ time: durationText(terms.rules.delivery_seconds) })}</li>
            <li>{m.deadline_buyer_cancels({ time: durationText(terms.rules.cancel_after_seconds) })}</li>
            <li>
              <ReleaseRule side="seller" protection={terms.rules.protection_seconds} readAt={dataUpdatedAt} />
            </li>
          </>
        )}
        <li>{m.purchase_orders_supply_rule_listed()}</li>
      </ul>
      <div data-dialog-action="">
        {check.data?.problems.map(({ code, message }) => (
          <DialogProblem key={code}>{message}</DialogProblem>
        ))}
        {whyFailed}
        <PriceChange change={change} />
        <MoneyAction
          look="primary"
          size="lg"
          isFull
          disabled={!check.data || !change.isAgreed}
          isLoading={supply.isBusy}
          onClick={send}
        >
          {chosen.length === 0
            ? m.purchase_orders_supply_choose()
            : m.purchase_orders_supply_confirm({
                count: chosen.length,
                net: check.data ? formatMoney(netOf(check.data)) : '…',
              })}
        </MoneyAction>
      </div>
    </div>
  )
}

const useSupplyCheck = ({ purchase_id, price }: PurchaseView, chosen: readonly string[]) =>
  useQuery({
    ...supplyCheckQuery({ purchase_id, price, asset_ids: [...chosen] }),
    enabled: chosen.length > 0,
  })

const netOf = ({ seller_net, total }: { seller_net: string | null; total: string }) => seller_net ?? total

interface SupplySumProps {
  check: ReturnType<typeof useSupplyCheck>
  /** The number of chosen items. */
  count: number
}

/** The exchange's figures for the chosen items. Their place is kept while they load. */
function SupplySum({ check, count }: SupplySumProps) {
  const { data, error } = check
  if (!data && error) return <FailedQuery title={m.purchase_orders_check_failed()} query={check} />
  const net = data && netOf(data)
  const shown = (amount: string | undefined) => (amount === undefined ? '…' : formatMoney(amount))
  return (
    <div aria-busy={!data}>
      <Facts
        items={[
          { term: m.purchase_orders_supply_total({ count }), detail: shown(data?.total) },
          {
            term: m.purchase_orders_fee(),
            detail: shown(net && formatAmount(parseAmount(data.total) - parseAmount(net))),
          },
          { term: m.purchase_orders_net(), detail: shown(net), isMain: true },
        ]}
      />
    </div>
  )
}
