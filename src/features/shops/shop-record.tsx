import type { CallData } from '#contract/call.ts'
import type { infoById } from '#contract/shop.ts'
import { recordDays } from '#contract/words.ts'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { hasTraded, partialNote, type RoleRecord, recordLines } from '#features/reputation/describe-record.ts'
import { durationText, typicalDuration } from '#i18n/duration-text.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { shopPage } from '#styled-system/recipes/shop-page.js'

export type Shop = CallData<typeof infoById>

/** Whether its listings are seen and sold. */
export const isOpenShop = ({ is_online, is_restricted }: Pick<Shop, 'is_online' | 'is_restricted'>) =>
  is_online && !is_restricted

/** The delivery record of a shop: each figure with its number of sales and its period. */
export function ShopDelivery({ shop }: { shop: Shop }) {
  const sample = m.selling_shop_sample({ count: formatNumber(shop.sample) })
  return (
    <DefinitionList
      layout="columns"
      items={[
        ...(shop.delivered_ratio === null
          ? [{ term: m.selling_shop_delivery(), detail: m.shops_record_none() }]
          : [
              { term: m.selling_shop_rate({ sample }), detail: formatPercent(shop.delivered_ratio) },
              {
                term: m.selling_shop_time({ sample }),
                detail: shop.median_delivery_seconds === null ? '–' : typicalDuration(shop.median_delivery_seconds),
              },
            ]),
        {
          term: m.shops_promise(),
          detail:
            shop.delivery_minutes === null
              ? m.shops_promise_none()
              : m.shops_promise_within({ time: durationText(shop.delivery_minutes * 60) }),
        },
        ...(isOpenShop(shop)
          ? [{ term: m.shops_prices(), detail: shop.is_bargainable ? m.shops_bargain() : m.shops_prices_fixed() }]
          : []),
      ]}
    />
  )
}

/** The trading record of its owner as seller and buyer, in counts rather than shares. */
export function ShopReputation({ shop }: { shop: Shop }) {
  const styles = shopPage()
  const days = formatNumber(recordDays)
  const records: RoleRecord[] = [
    { role: 'seller', record: shop.as_seller },
    { role: 'buyer', record: shop.as_buyer },
  ]
  return (
    <div className={styles.records}>
      {records.map((of) => (
        <RecordOf
          key={of.role}
          title={[
            of.role === 'seller' ? m.reputation_as_seller({ days }) : m.reputation_as_buyer({ days }),
            partialNote(of),
          ]
            .filter(Boolean)
            .join(' · ')}
          of={of}
        />
      ))}
      {records.some(hasTraded) && <p className={styles.hint}>{m.shops_reputation_text()}</p>}
    </div>
  )
}

function RecordOf({ title, of }: { title: string; of: RoleRecord }) {
  const styles = shopPage()
  return (
    <section aria-label={title} className={styles.record}>
      <h2 className={styles.recordTitle}>{title}</h2>
      {hasTraded(of) ? (
        <DefinitionList items={recordLines(of).map(({ term, count }) => ({ term, detail: formatNumber(count) }))} />
      ) : (
        <p className={styles.hint}>{m.reputation_none()}</p>
      )}
    </section>
  )
}
