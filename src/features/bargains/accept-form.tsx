import type { BargainView } from '#contract/bargains/fields.ts'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { ReleaseRule } from '#features/trading/deadline/release.tsx'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { PriceCheck } from '#features/trading/price/price-check.tsx'
import { WarningLine } from '#features/trading/price/warning-line.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { SaleFormProps } from './answer-dialog.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { BargainItem } from './bargain-item.tsx'
import { bestOffers } from './model.ts'
import { useAcceptCheck } from './use-accept-check.ts'

/** Accepts offers: the items, the prices, the seller's net, and what follows. Accepting less than a purchase order pays
 * is confirmed, because it cannot be undone. */
export function AcceptForm({ bargains: asked, terms, readAt, failure, isBusy, onAnswer }: SaleFormProps) {
  const bargains = bestOffers(asked)
  const styles = moneyDialog()
  const { check, isReady } = useAcceptCheck(bargains)
  const warned = new Map(check.warned.map(({ id, warnings }) => [id, warnings]))
  const warningsOf = ({ bargain_id, goods_id }: BargainView) =>
    warned.get(bargain_id)?.map((one) => <WarningLine key={one.kind} warning={one} goodsId={goods_id} />)
  const [only] = bargains.length === 1 ? bargains : []
  const prices = bargains.map(({ price }) => price)
  const split = netOfAll(prices, terms.fee_basis_points)
  const net = formatMoney(split.net)
  return (
    <div className={styles.root}>
      {only ? (
        <BargainItem {...only} who={m.bargains_from({ name: only.counterpart.nickname })} />
      ) : (
        <AnswerLines
          bargains={bargains}
          valueOf={(bargain) => (
            <>
              {formatMoney(bargain.price)}
              {warningsOf(bargain)}
            </>
          )}
        />
      )}
      <Facts
        items={[
          ...(only ? [{ term: m.bargains_listed(), detail: formatMoney(only.listing_price) }] : []),
          { term: m.bargains_offer(), detail: formatMoney(sumOf(prices)) },
          { term: m.bargains_fee(), detail: formatMoney(split.fee) },
          { term: m.bargains_net(), detail: net, isMain: true },
        ]}
      />
      {only && warningsOf(only)}
      <ul className={styles.rules}>
        {bargains.length < asked.length && <li>{m.bargains_accept_rule_best()}</li>}
        <li>{m.bargains_accept_rule_order({ time: durationText(terms.rules.delivery_seconds) })}</li>
        <li>{m.deadline_buyer_cancels({ time: durationText(terms.rules.cancel_after_seconds) })}</li>
        <li>
          <ReleaseRule side="seller" protection={terms.rules.protection_seconds} readAt={readAt} />
        </li>
      </ul>
      <PriceCheck check={check} sure={m.bargains_accept_sure} />
      <div data-dialog-action="">
        <DialogProblem>{failure}</DialogProblem>
        <MoneyAction
          look="primary"
          size="lg"
          isFull
          disabled={!isReady}
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
