import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { quote } from '#contract/sweeps.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { asiimov } from '../../../tests/factories/goods-info.ts'
import { putTerms } from '../../../tests/factories/terms.ts'
import type { SweepQuote } from './model.ts'
import { sweepQuoteQuery } from './queries.ts'
import { SweepForm } from './sweep-form.tsx'

const sample = quote.response.parse(sampleOf(quote.response))

/** A sweep that costs ¥100.00, which is being asked about again. */
function draw(money: Pick<SweepQuote, 'available' | 'held_by_my_bargains'>): Promise<string> {
  const queryClient = new QueryClient()
  putTerms(queryClient)
  const bounds = { goods_id: asiimov.goods_id, count: 1, max_each: '100.00', max_total: '100.00' }
  queryClient.setQueryData(sweepQuoteQuery(bounds).queryKey, { ...sample, total: '100.00', ...money })
  return drawn(
    queryClient,
    <SweepForm
      info={asiimov}
      name={asiimov.name}
      image={asiimov.image}
      styleId={0}
      wear={{}}
      draft={{ count: '1', maxEach: '100', maxTotal: '' }}
      failure={null}
      isBusy={false}
      onChange={() => {}}
      onBuy={() => {}}
    />,
  )
}

const read = async (money: Parameters<typeof draw>[0]) => textOf(await draw(money))

test('S1.2 S1.4 a sweep is paid with what the own offer on an item holds, too', async () => {
  const text = await read({ available: '40.00', held_by_my_bargains: '80.00' })
  expect(text).toContain('Balance now ¥40.00 Held by your offers on these items +¥80.00 Balance afterwards ¥20.00')
  expect(text).not.toContain('Recharge')
  const short = await read({ available: '10.00', held_by_my_bargains: '80.00' })
  expect(short).toContain('Shortfall ¥10.00')
  expect(short).toContain('Recharge the difference')
  expect(await read({ available: '100.00', held_by_my_bargains: '0.00' })).not.toContain('Held by')
})

test('S1.2 a quote stands while it is asked for again', async () => {
  const markup = await draw({ available: '100.00', held_by_my_bargains: '0.00' })
  expect(markup).toContain('aria-label="What you would buy now" aria-busy="false"')
})

test('S1.2 a sweep says on which date its trades are final at the earliest', async () => {
  const text = await read({ available: '100.00', held_by_my_bargains: '0.00' })
  expect(text).toContain(
    '7 days after the item is received: for an item received today, on 6 Dec 2026 at the earliest.',
  )
})
