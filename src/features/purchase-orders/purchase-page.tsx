import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { Badge } from '#design/ui/data/badge.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { usePurchasePaths } from '#features/navigation/purchase-path.ts'
import { DetailPage, DetailPanel } from '#features/trading/detail/detail-page.tsx'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { ChangePurchase } from './form/change-purchase.tsx'
import { describeConditions } from './describe-conditions.ts'
import { describeRivals, isOutbid } from './describe-outbid.ts'
import { describePurchaseState } from './describe-state.ts'
import { DueLine } from './due-line.tsx'
import { Outbid } from './outbid.tsx'
import { PurchaseActions } from './purchase-actions.tsx'
import { PurchaseHistory } from './purchase-history.tsx'
import { PurchaseFills } from './purchase-fills.tsx'
import { purchaseQuery, type PurchaseView } from './queries.ts'

/** One of my purchase orders: its state, actions, history and the orders that filled it. It polls for updates. */
export function PurchasePage({ purchaseId, isChanging }: { purchaseId: string; isChanging: boolean }) {
  const found = useSuspenseQuery(purchaseQuery(purchaseId))
  const { purchase, events, orders } = found.data
  const paths = usePurchasePaths()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const change = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, change: isOpen || undefined }),
      replace: !isOpen,
      resetScroll: false,
    })
  const isOpen = purchase.state === 'active' || purchase.state === 'suspended'
  const { name, tone } = describePurchaseState(purchase)
  return (
    <DetailPage
      back={
        purchase.ended_at !== null
          ? { href: paths.tab('purchase_record'), label: m.shell_purchase_record() }
          : purchase.state === 'suspended'
            ? { href: paths.tab('suspended'), label: m.purchase_orders_list_suspended() }
            : { href: paths.open, label: m.purchase_orders_back() }
      }
      title={purchase.goods_info.name}
      badge={
        <>
          <Badge tone={tone} size="md">
            {name}
          </Badge>{' '}
          {isOutbid(purchase) && (
            <Badge tone="warning" size="md">
              {m.purchase_orders_outbid_by_others()}
            </Badge>
          )}
        </>
      }
      section="purchase"
      query={found}
    >
      <div className={detailPage().columns}>
        <DetailPanel id="purchase-facts" title={m.purchase_orders_facts()}>
          <PurchaseFacts purchase={purchase} now={isHydrated ? marketTime() : found.dataUpdatedAt} />
          <PurchaseActions purchase={purchase} onChange={() => change(true)} />
        </DetailPanel>
        {isOpen && (
          <DetailPanel id="purchase-outbid" title={m.purchase_orders_outbid()}>
            <Outbid purchase={purchase} />
          </DetailPanel>
        )}
        <DetailPanel id="purchase-history" title={m.purchase_orders_history()}>
          <PurchaseHistory events={events} />
        </DetailPanel>
        <DetailPanel id="purchase-fills" title={m.purchase_orders_fills()}>
          <PurchaseFills orders={orders} isOpen={purchase.ended_at === null} />
        </DetailPanel>
      </div>
      <ChangePurchase purchase={purchase} isOpen={isHydrated && isChanging && isOpen} onClose={() => change(false)} />
    </DetailPage>
  )
}

function PurchaseFacts({ purchase, now }: { purchase: PurchaseView; now: number }) {
  const pathOf = useGoodsPath()
  const { goods_id, goods_info, price, quantity, filled, progress } = purchase
  const asked = describeConditions(purchase)
  const rivals = describeRivals(purchase)
  return (
    <DefinitionList
      items={[
        {
          term: m.purchase_orders_goods(),
          detail: (
            <a className={textLink()} href={pathOf(goods_id)}>
              {[goods_info.name, goods_info.style_name].filter(Boolean).join(' · ')}
            </a>
          ),
        },
        {
          term: m.purchase_orders_conditions(),
          detail: asked.length > 0 ? asked.join(' · ') : m.purchase_orders_no_conditions(),
        },
        { term: m.purchase_orders_price(), detail: formatMoney(price) },
        ...(rivals.length > 0 ? [{ term: m.purchase_orders_outbid_by_others(), detail: rivals.join(' · ') }] : []),
        {
          term: m.purchase_orders_filled_term(),
          detail: m.purchase_orders_filled_of({ filled: formatNumber(filled), quantity: formatNumber(quantity) }),
        },
        ...(progress
          ? [
              { term: m.purchase_orders_held(), detail: formatMoney(progress.held) },
              { term: m.purchase_orders_in_delivery(), detail: formatNumber(progress.in_delivery) },
              { term: m.purchase_orders_delivered(), detail: formatNumber(progress.delivered) },
              { term: m.purchase_orders_refunded(), detail: formatNumber(progress.refunded) },
            ]
          : []),
        { term: m.purchase_orders_time(), detail: <DueLine purchase={purchase} now={now} /> },
      ]}
    />
  )
}
