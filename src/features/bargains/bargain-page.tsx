import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { netOf } from '#features/trading/price/net-of.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { purchasePage } from '#styled-system/recipes/purchase-page.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { BargainHistory } from './bargain-history.tsx'
import { BargainItem } from './bargain-item.tsx'
import { BargainNow } from './bargain-now.tsx'
import { describeBargainState } from './describe-bargain.ts'
import { heldOf } from './model.ts'
import { bargainQuery } from './queries.ts'

/** S1.4 One bargain for its buyer or its seller: whose turn it is, what each can do, and everything that was said. */
export function BargainPage({ bargainId }: { bargainId: string }) {
  const found = useSuspenseQuery(bargainQuery(bargainId))
  const { bargain } = found.data
  const { lists } = useBargainPaths()
  const styles = purchasePage()
  const { name, tone } = describeBargainState(bargain)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <a className={styles.back} href={lists[bargain.role]}>
            <ChevronLeftIcon size={16} />
            {bargain.role === 'buyer' ? m.bargains_back_sent() : m.bargains_back_received()}
          </a>
          <div className={styles.titleRow}>
            <h1 className={styles.title}>{bargain.goods_info.name}</h1>
            <Badge tone={tone} size="md">
              {name}
            </Badge>
          </div>
        </div>
      </div>
      <AsOf query={found} />
      <div className={styles.columns}>
        <div className={styles.panel}>
          <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="bargain-now">
            <h2 id="bargain-now" className={styles.panelTitle}>
              {m.bargains_now()}
            </h2>
            <BargainNow bargain={bargain} now={found.dataUpdatedAt} />
          </section>
          <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="bargain-history">
            <h2 id="bargain-history" className={styles.panelTitle}>
              {m.bargains_history()}
            </h2>
            <BargainHistory thread={found.data} now={found.dataUpdatedAt} />
          </section>
        </div>
        <section className={`${styles.panel} ${card({ pad: 'lg' })}`} aria-labelledby="bargain-facts">
          <h2 id="bargain-facts" className={styles.panelTitle}>
            {m.bargains_facts()}
          </h2>
          <BargainFacts bargain={bargain} />
        </section>
      </div>
    </div>
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
