import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { CartButton } from '#features/cart/cart-button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { StackQuantity } from '#features/listing-sheet/stack-quantity.tsx'
import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
import { PriceField } from '#features/trading/price/price-field.tsx'
import { formatMoney } from '#i18n/format.ts'
import { sumOf } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { DemoSection } from './demo-section.tsx'

const buyer = 'Mei'

/** Whose turn it is in a bargain, a counter, and the answers. `now`: when the page was rendered, in milliseconds. */
export function BargainDemos({ now }: { now: number }) {
  const [counter, setCounter] = useState('135.00')
  return (
    <DemoSection title={m.demos_bargains()}>
      <DeadlineLine
        isMine
        now={now}
        until={now / 1000 + 1500}
        task={m.bargains_task_answer()}
        otherwise={describeConsequence('bargain_over')}
      />
      <DeadlineLine
        isMine={false}
        now={now}
        until={now / 1000 + 24 * 3600}
        task={m.bargains_task_seller({ name: buyer })}
        otherwise={describeConsequence('bargain_money_back')}
      />
      <PriceField
        label={m.bargains_counter_price()}
        value={counter}
        onChange={setCounter}
        error={counter === '' ? m.listing_sheet_no_price() : undefined}
        feeBasisPoints={250}
        suggestions={[{ label: m.bargains_middle(), amount: '133.75' }]}
      />
      <div className={row({ gap: 2, wrap: true })}>
        <Button look="danger">{m.bargains_refuse()}</Button>
        <MoneyButton>{m.bargains_counter_action()}</MoneyButton>
        <MoneyButton look="primary">{m.bargains_accept()}</MoneyButton>
      </div>
    </DemoSection>
  )
}

const listings = ['128.50', '942.00']

/** Adding to the cart, and choosing the quantity of a stack. */
export function CartDemos() {
  const [inCart, setInCart] = useState<readonly string[]>(listings.slice(0, 1))
  const [quantity, setQuantity] = useState(6)
  const toggle = (price: string) =>
    setInCart(inCart.includes(price) ? inCart.filter((one) => one !== price) : [...inCart, price])
  return (
    <DemoSection title={m.demos_cart()}>
      {listings.map((price) => (
        <div key={price} className={row({ gap: 3 })}>
          <span className={text({ numeric: true })}>{formatMoney(price)}</span>
          <CartButton name={formatMoney(price)} isInCart={inCart.includes(price)} onToggle={() => toggle(price)} />
        </div>
      ))}
      <MoneyButton look="primary" disabled={inCart.length === 0}>
        {m.cart_check_out({ count: inCart.length, total: formatMoney(sumOf(inCart)) })}
      </MoneyButton>
      <StackQuantity name={m.demos_stack()} value={quantity} most={12} onChange={setQuantity} />
    </DemoSection>
  )
}
