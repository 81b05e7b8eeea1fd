import { Button } from '#design/ui/action/button.tsx'
import { AmountField, type AmountFieldProps } from '#design/ui/form/amount-field.tsx'
import { formatMoney } from '#i18n/format.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import * as m from '#paraglide/messages.js'
import { priceField } from '#styled-system/recipes/price-field.js'
import { netOf } from './net-of.ts'

interface PriceFieldProps extends Pick<
  AmountFieldProps,
  'label' | 'isLabelHidden' | 'size' | 'value' | 'onChange' | 'error' | 'ref'
> {
  /** Share of the price, in hundredths of a percent. */
  feeBasisPoints: number
  /** One-click prices, such as the lowest on the market. Those with a null amount are left out. */
  suggestions?: readonly { label: string; amount: string | null }[]
}

/** S5.6 An asking price, with the net updated as it is typed. A refused price has none. */
export function PriceField({ feeBasisPoints, suggestions = [], ...field }: PriceFieldProps) {
  const styles = priceField()
  const wire = wireAmountOf(field.value)
  const split = wire === undefined || field.error ? null : netOf(wire, feeBasisPoints)
  const known = suggestions.flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }]))
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <AmountField {...field} />
        <output className={styles.net}>
          {split ? m.trading_net({ net: formatMoney(split.net), fee: formatMoney(split.fee) }) : ' '}
        </output>
      </div>
      {known.length > 0 && (
        <div className={styles.suggestions}>
          {known.map(({ label, amount }) => (
            <Button key={label} size="sm" onClick={() => field.onChange(amount)}>
              {m.trading_take_price({ label, price: formatMoney(amount) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
