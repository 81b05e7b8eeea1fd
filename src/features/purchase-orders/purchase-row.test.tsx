import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { PurchaseRow } from './purchase-row.tsx'

const sample = purchaseView.parse(sampleOf(purchaseView))

/** The controls of a row in the order in which the keyboard reaches them. */
async function controlsOf(ended_at: number | null): Promise<string[]> {
  const markup = await drawn(
    new QueryClient(),
    <PurchaseRow
      purchase={{ ...sample, state: 'active', ended_at }}
      href="/purchase/1"
      now={0}
      isSelected={false}
      isFull={false}
      onSelect={() => {}}
      onMoved={() => {}}
    />,
  )
  return [...markup.matchAll(/<(input|a|button)\b/g)].map(([, tag]) => tag!)
}

test('S2.9 a row begins with its checkbox, as in other lists; its buttons come last', async () => {
  expect(await controlsOf(null)).toEqual(['input', 'a', 'button', 'button'])
})

test('S2.9 a row that has ended is only a link', async () => {
  expect(await controlsOf(1_795_000_000)).toEqual(['a'])
})
