import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { textOf } from '../../../tests/factories/drawn.tsx'
import { asiimov } from '../../../tests/factories/goods-info.ts'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { CheckoutTitle } from './checkout-title.tsx'
import { countBought, type Quote } from './model.ts'
import { quoteQuery } from './queries.ts'

const item = (listing_id: string, price: string, change?: Partial<Quote['items'][number]>): Quote['items'][number] => ({
  listing_id,
  goods_info: asiimov,
  asset: {
    asset_id: '1',
    wear: 0.2621,
    paint_seed: 412,
    fade: null,
    stickers: [],
    charm: null,
    name_tag: null,
    inspect_url: null,
  },
  price,
  is_available: true,
  seller_nickname: 'NorthStall',
  my_order: null,
  ...change,
})

const quote = (items: Quote['items'], total: string, available = '20000.00'): Quote => ({
  items,
  total,
  available,
  held_by_my_bargains: '0.00',
  rules: {
    payment_seconds: 600,
    delivery_seconds: 43_200,
    cancel_after_seconds: 1800,
    acceptance_seconds: 43_200,
    protection_seconds: 604_800,
  },
})

type Props = Partial<CheckoutFormProps> & Pick<CheckoutFormProps, 'quote'>

const markupOf = (props: Props) =>
  renderToStaticMarkup(
    <CheckoutForm
      readAt={Date.UTC(2026, 10, 29, 12)}
      seenPrices={new Map()}
      nickname="amber_buyer"
      failure={null}
      isPaying={false}
      onPay={() => {}}
      held={undefined}
      rechargeHref={(missing) => `/recharge/${missing}`}
      {...props}
    />,
  )

const read = (props: Props) => textOf(markupOf(props))

test('S1.2 says what is bought, what it costs, what stays, every deadline and the release', () => {
  const text = read({ quote: quote([item('7', '942.00')], '942.00') })
  for (const said of [
    'AWP | Asiimov (Field-Tested)',
    '0.2621',
    'seed 412',
    'from NorthStall',
    'Buyer’s fee ¥0.00',
    'Balance now ¥20,000.00',
    'Balance afterwards ¥19,058.00',
    'you have 10 minutes to try again',
    'within 12 hours',
    'After 30 minutes without one you can cancel.',
    'for 7 days',
    'If you receive the item today, protection ends on 6 Dec 2026 at the earliest: only then is the seller paid',
    'Pay ¥942.00',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toContain('changed')
})

test('S1.2 a changed price is shown with the former one and has to be accepted again', () => {
  const text = read({ quote: quote([item('7', '955.00')], '955.00'), seenPrices: new Map([['7', '942.00']]) })
  expect(text).toContain('The price has changed from ¥942.00 to ¥955.00.')
  expect(text).toContain('was ¥942.00')
  expect(text).toContain('Pay ¥955.00')
})

test('S1.2 what is gone, or is their own, is marked and left out', () => {
  const items = [
    item('7', '942.00'),
    item('8', '950.00', { is_available: false }),
    item('9', '960.00', { is_available: false, seller_nickname: 'amber_buyer' }),
  ]
  const text = read({ quote: quote(items, '942.00') })
  expect(text).toContain('No longer on sale')
  expect(text).toContain('Your own listing')
  expect(text).toContain('have been left out.')
  expect(text).toContain('Pay ¥942.00')
})

test('S1.2 a change of what is left is not said to be one of the total that was on the button', () => {
  const items = [item('7', '66.00'), item('8', '70.00'), item('9', '63.00', { is_available: false })]
  const seenPrices = new Map([
    ['7', '62.00'],
    ['8', '70.00'],
    ['9', '63.00'],
  ])
  const text = read({ quote: quote(items, '136.00'), seenPrices })
  expect(text).toContain('the remaining 2 items now cost ¥136.00 instead of ¥132.00.')
  expect(text).not.toContain('total is now')
})

test('S1.2 the title counts what is bought, and what was bought only once nothing is left to buy', () => {
  const order = { order_id: '1', state: 'awaiting_delivery' } as const
  const gone = item('8', '1.00', { is_available: false })
  const bought = (id: string) => item(id, '1.00', { is_available: false, my_order: order })
  const items = [item('6', '1.00'), item('7', '1.00'), gone, bought('9')]
  expect(countBought({ items })).toBe(2)
  expect(countBought({ items: [gone, bought('7'), bought('9')] })).toBe(2)
  const queryClient = new QueryClient()
  const title = () =>
    textOf(
      renderToStaticMarkup(
        <QueryClientProvider client={queryClient}>
          <CheckoutTitle listingIds={['6', '7', '8', '9']} />
        </QueryClientProvider>,
      ),
    )
  expect(title()).toBe('Buy 4 items')
  queryClient.setQueryData(quoteQuery(['6', '7', '8', '9']).queryKey, quote(items, '1.00'))
  expect(title()).toBe('Buy 2 items')
})

test('S1.2 a balance that is too low says how much is missing, and nothing can be paid', () => {
  const props = { quote: quote([item('7', '942.00')], '942.00', '900.00') }
  expect(read(props)).toContain('You are ¥42.00 short.')
  const markup = markupOf(props)
  expect(markup.match(/<button[^>]*>/g)?.at(-1)).toContain('disabled')
  expect(markup, 'the way to recharge just that').toContain('href="/recharge/42.00"')
  expect(markupOf({ quote: quote([item('7', '942.00')], '942.00') })).not.toContain('/recharge')
})

describe('S1.2 S1.4 money held by the own offer', () => {
  const offered = (available: string) => ({
    ...quote([item('7', '100.00')], '100.00', available),
    held_by_my_bargains: '80.00',
  })

  test('pays for the item, and the sums add up', () => {
    const props = { quote: offered('40.00'), held: '80.00' }
    const text = read(props)
    expect(text).toContain('Balance now ¥40.00 Held by your offer on it +¥80.00 Balance afterwards ¥20.00')
    expect(text).not.toContain('short')
    expect(
      markupOf(props)
        .match(/<button[^>]*>/g)
        ?.at(-1),
    ).not.toContain('disabled')
  })

  test('lowers what is missing, and is not said to be held for something else', () => {
    const text = read({ quote: offered('10.00'), held: '85.00' })
    expect(text).toContain('You are ¥10.00 short. ¥5.00 of your money is held')
    expect(text).toContain('Balance now ¥10.00 Held by your offer on it +¥80.00 Shortfall ¥10.00')
    expect(read({ quote: offered('10.00'), held: '80.00' })).not.toContain('of your money is held')
  })

  test('is not mentioned without an offer', () =>
    expect(read({ quote: quote([item('7', '100.00')], '100.00') })).not.toContain('Held by'))
})

test('S1.2 no answer is told as something that may be tried again without paying twice', () => {
  const text = read({
    quote: quote([item('7', '942.00')], '942.00'),
    failure: { end: 'undecided', outcome: 'failed', error: { kind: 'http', status: 504 }, created: null },
  })
  expect(text).toContain('you will never be charged twice')
})

test('S1.2 a refusal is told in the words of the exchange', () => {
  const error = {
    kind: 'business',
    code: codes.sellerUnavailable,
    message: 'The seller is away.',
    extra: undefined,
  } as const
  const text = read({
    quote: quote([item('7', '942.00')], '942.00'),
    failure: { end: 'refused', outcome: 'refused', error, created: null },
  })
  expect(text).toContain('The seller is away. Pay ¥942.00')
})
