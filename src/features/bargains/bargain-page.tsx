import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { DetailPage, DetailPanel } from '#features/trading/detail/detail-page.tsx'
import { netOf } from '#features/trading/price/net-of.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { detailPage } from '#styled-system/recipes/detail-page.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { BargainHistory } from './bargain-history.tsx'
import { BargainItem } from './bargain-item.tsx'
import { BargainNow } from './bargain-now.tsx'
import { describeBargainState } from './describe-bargain.ts'
import { heldOf } from './model.ts'
import { bargainQuery } from './queries.ts'

/** S1.4 One bargain for its buyer or seller: whose turn it is, the actions, and the history. */
export function BargainPage({ bargainId }: { bargainId: string }) {
  const found = useSuspenseQuery(bargainQuery(bargainId))
  const { bargain } = found.data
  const { lists } = useBargainPaths()
  const styles = detailPage()
  const { name, tone } = describeBargainState(bargain)
  return (
    <DetailPage
      back={{
        href: lists[bargain.role],
        label: bargain.role === 'buyer' ? m.bargains_back_sent() : m.bargains_back_received(),
      }}
      title={bargain.goods_info.name}
      badge={
        <Badge tone={tone} size="md">
          {name}
        </Badge>
      }
      query={found}
    >
      <div className={styles.columns}>
        <div className={styles.panel}>
          <DetailPanel id="bargain-now" title={m.bargains_now()} isLive>
            <BargainNow bargain={bargain} now={found.dataUpdatedAt} />
          </DetailPanel>
          <DetailPanel id="bargain-history" title={m.bargains_history()}>
            <BargainHistory thread={found.data} now={found.dataUpdatedAt} />
          </DetailPanel>
        </div>
        <DetailPanel id="bargain-facts" title={m.bargains_facts()}>
          <BargainFacts bargain={bargain} />
        </DetailPanel>
      </div>
    </DetailPage>
  )
}

function BargainFacts({ bargain }: { bargain: BargainView }) {
  const { role, goods_id, goods_info, listing_price, price, counter_price, counterpart, created_at } = bargain
  const { data: terms } = useQuery(termsQuery())
  const goodsPath = useGoodsPath()
  const timeZone = useTimeZone()
  const split = terms && netOf(counter_price ?? price, terms.fee_basis_points)
  const who = counterpart.nickname
  return (
    <>
      <BargainItem
        {...bargain}
        who={role === 'seller' ? m.bargains_from({ name: who }) : m.bargains_to({ name: who })}
      />
      <DefinitionList
        items={[
          {
            term: m.bargains_goods(),
            detail: (
              <a className={textLink()} href={goodsPath(goods_id)}>
                {goods_info.name}
              </a>
            ),
          },
          { term: m.bargains_listed(), detail: formatMoney(listing_price) },
          { term: m.bargains_offer(), detail: formatMoney(price) },
          ...(counter_price === null ? [] : [{ term: m.bargains_counter(), detail: formatMoney(counter_price) }]),
          ...(role === 'buyer' ? [{ term: m.bargains_held(), detail: formatMoney(heldOf(bargain)) }] : []),
          ...(role === 'seller' && split
            ? [
                { term: m.bargains_fee(), detail: formatMoney(split.fee) },
                { term: m.bargains_net(), detail: formatMoney(split.net) },
              ]
            : []),
          { term: m.bargains_made(), detail: formatDateTime(created_at, timeZone) },
        ]}
      />
    </>
  )
}
