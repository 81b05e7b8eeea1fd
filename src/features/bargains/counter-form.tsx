import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { DialogProblem } from '#features/errors/dialog-problem.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { MoneyAction } from '#features/connection/money-button.tsx'
import { netOfAll } from '#features/trading/price/net-of.ts'
import { PriceField } from '#features/trading/price/price-field.tsx'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney } from '#i18n/format.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import type { CounterFormProps } from './answer-dialog.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { BargainItem } from './bargain-item.tsx'
import { counterAt, counterBounds, isWithin, middleOf, percentOf } from './model.ts'
import { bargainQuery } from './queries.ts'

/** A price between offer and listing: in yuan, or for several bargains in percent of each listing's price. */
export function CounterForm({ bargains, ...rest }: CounterFormProps) {
  const [only] = bargains.length === 1 ? bargains : []
  return only ? <CounterOne bargain={only} {...rest} /> : <CounterMany bargains={bargains} {...rest} />
}

const answerOf = (bargain: BargainView, price: string) => ({
  bargain,
  body: { action: 'counter' as const, bargain_id: bargain.bargain_id, price },
})

type Rest = Omit<CounterFormProps, 'bargains'>

/** How long a buyer has to answer a counter, in words; empty while unknown. */
function useAnswerTime(bargain: BargainView | undefined): string {
  const { data } = useQuery({ ...bargainQuery(bargain?.bargain_id ?? ''), enabled: !!bargain, meta: { quiet: true } })
  return data ? durationText(data.rules.answer_seconds) : ''
}

function CounterOne({ bargain, terms, typed, onType, failure, isBusy, onAnswer }: Rest & { bargain: BargainView }) {
  const time = useAnswerTime(bargain)
  const [isChecked, setChecked] = useState(false)
  useUnsaved(typed !== '' && !isBusy)
  const styles = moneyDialog()
  const bounds = counterBounds(bargain)
  const price = wireAmountOf(typed)
  const isGood = bounds !== null && price !== undefined && isWithin(price, bounds)
  const { nickname: name } = bargain.counterpart
  const limits = bounds && { lowest: formatMoney(bounds.lowest), highest: formatMoney(bounds.highest) }
  const submit = () => {
    setChecked(true)
    if (isGood && !isBusy) onAnswer([answerOf(bargain, price)])
  }
  return (
    <Form className={styles.root} onSubmit={submit}>
      <BargainItem {...bargain} who={m.bargains_from_at({ name, price: formatMoney(bargain.price) })} />
      <PriceField
        label={m.bargains_counter_price()}
        value={typed}
        onChange={(value) => {
          onType(value)
          setChecked(false)
        }}
        error={isChecked && !isGood && limits ? m.bargains_counter_bounds(limits) : undefined}
        feeBasisPoints={terms.fee_basis_points}
        suggestions={[{ label: m.bargains_middle(), amount: middleOf(bargain) }]}
      />
      <ul className={styles.rules}>
        {limits && <li>{m.bargains_counter_bounds(limits)}</li>}
        {time && <li>{m.bargains_counter_rule({ name, time, price: formatMoney(bargain.price) })}</li>}
      </ul>
      <div data-dialog-action="">
        <DialogProblem>{limits ? failure : m.bargains_counter_no_room()}</DialogProblem>
        <MoneyAction type="submit" look="primary" size="lg" isFull disabled={bounds === null} isLoading={isBusy}>
          {isGood ? m.bargains_counter_go({ price: formatMoney(price) }) : m.bargains_counter_go_none()}
        </MoneyAction>
      </div>
    </Form>
  )
}

function CounterMany({ bargains, terms, typed, onType, failure, isBusy, onAnswer }: CounterFormProps) {
  const time = useAnswerTime(bargains[0])
  useUnsaved(typed !== '' && !isBusy)
  const styles = moneyDialog()
  const percent = percentOf(typed)
  const counters = bargains.flatMap((bargain) => {
    const price = percent === undefined ? null : counterAt(bargain, percent)
    return price === null ? [] : [answerOf(bargain, price)]
  })
  const split = netOfAll(
    counters.map(({ body }) => body.price),
    terms.fee_basis_points,
  )
  const priceOf = (bargain: BargainView) => counters.find((one) => one.bargain === bargain)?.body.price
  const submit = () => {
    if (counters.length > 0 && !isBusy) onAnswer(counters)
  }
  return (
    <Form className={styles.root} onSubmit={submit}>
      <TextField
        label={m.bargains_counter_percent()}
        hint={m.bargains_counter_percent_hint()}
        isNumeric
        autoComplete="off"
        inputMode="numeric"
        suffix="%"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <AnswerLines
        bargains={bargains}
        valueOf={(bargain) => {
          const offer = formatMoney(bargain.price)
          const price = priceOf(bargain)
          if (price !== undefined) return m.bargains_counter_line({ offer, price: formatMoney(price) })
          return percent === undefined ? offer : m.bargains_counter_skipped({ offer })
        }}
      />
      {counters.length > 0 && (
        <Facts
          items={[
            { term: m.bargains_fee(), detail: formatMoney(split.fee) },
            { term: m.bargains_net(), detail: formatMoney(split.net), isMain: true },
          ]}
        />
      )}
      {time && <p className={styles.note}>{m.bargains_counter_rule_many({ time })}</p>}
      <div data-dialog-action="">
        <DialogProblem>{failure}</DialogProblem>
        <MoneyAction type="submit" look="primary" size="lg" isFull disabled={counters.length === 0} isLoading={isBusy}>
          {counters.length === 0
            ? m.bargains_counter_go_none()
            : m.bargains_counter_go_many({ count: counters.length })}
        </MoneyAction>
      </div>
    </Form>
  )
}
