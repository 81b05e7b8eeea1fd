import { useQuery } from '@tanstack/react-query'
import type { BargainView } from '#contract/bargains/fields.ts'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { standingOf } from '#features/listings/standing.ts'
import { netOf } from '#features/trading/price/net-of.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { parseAmount, sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { SaleFormProps } from './answer-dialog.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { BargainItem } from './bargain-item.tsx'

/** Accepts offers: the items, the prices, the seller's net, and what follows. */
export function AcceptForm({ bargains, terms, failure, isBusy, onAnswer }: SaleFormProps) {
  const styles = moneyDialog()
  const [only] = bargains.length === 1 ? bargains : []
  const total = sumOf(bargains.map(({ price }) => price))
  // The fee is rounded per item.
  const parts = bargains.map(({ price }) => netOf(price, terms.fee_basis_points))
  const net = formatMoney(sumOf(parts.map((part) => part.net)))
  return (
    <div className={styles.root}>
      {only ? (
        <BargainItem {...only} who={m.bargains_from({ name: only.counterpart.nickname })} />
      ) : (
        <AnswerLines bargains={bargains} valueOf={({ price }) => formatMoney(price)} />
      )}
      <Facts
        items={[
          ...(only ? [{ term: m.bargains_listed(), detail: formatMoney(only.listing_price) }] : []),
          { term: m.bargains_offer(), detail: formatMoney(total) },
          { term: m.bargains_fee(), detail: formatMoney(sumOf(parts.map(({ fee }) => fee))) },
          { term: m.bargains_net(), detail: net, isMain: true },
        ]}
      />
      <ul className={styles.rules}>
        {only && <HigherPurchase bargain={only} />}
        <li>{m.bargains_accept_rule_order({ time: durationText(terms.rules.delivery_seconds) })}</li>
        <li>{m.bargains_accept_rule_paid({ time: durationText(terms.rules.protection_seconds) })}</li>
      </ul>
      <div data-dialog-action="">
        <DialogProblem>{failure}</DialogProblem>
        <MoneyAction
          look="primary"
          size="lg"
          isFull
          isLoading={isBusy}
          onClick={() =>
            onAnswer(
              bargains.map((bargain) => ({
                bargain,
                body: { action: 'accept', bargain_id: bargain.bargain_id, price: bargain.price },
              })),
            )
          }
        >
          {only
            ? m.bargains_accept_go({ net })
            : m.bargains_accept_go_many({ count: formatNumber(bargains.length), net })}
        </MoneyAction>
      </div>
    </div>
  )
}

/** Tells the seller of a purchase order that pays more than the offer, because accepting cannot be undone. */
function HigherPurchase({ bargain: { goods_id, style_id, price } }: { bargain: BargainView }) {
  const { data } = useQuery({ ...goodsDetailQuery(goods_id), meta: { quiet: true } })
  const standing = data && (standingOf(data, style_id === 0 ? undefined : style_id) ?? data.market)
  const wanted = standing?.highest_purchase_price ?? null
  if (wanted === null || parseAmount(wanted) <= parseAmount(price)) return null
  return <li>{m.bargains_accept_wanted({ price: formatMoney(wanted) })}</li>
}
