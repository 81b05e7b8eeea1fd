import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { SellingBar } from './selling-bar.tsx'

const { element } = sellingList.response.shape.items
const sample = element.parse(sampleOf(element))
const item = { ...sample, listing: { ...sample.listing, state: 'on_sale', topped_until: null } } as const
const nothing = () => {}

const seen = (count: number) =>
  drawn(
    new QueryClient(),
    <SellingBar
      selected={{
        rows: Array.from({ length: count }, () => item),
        isAll: false,
        outside: 0,
        isReading: false,
        clear: nothing,
      }}
      isBusy={false}
      onNote={nothing}
      onRetry={nothing}
      onTakeDown={nothing}
      onReprice={nothing}
      onRule={nothing}
      onKeepRule={nothing}
      onBargaining={nothing}
    />,
  )
const buttonIn = (markup: string, label: string) => markup.match(`<button[^>]*><span>${label}</span>`)![0]

test('S1.6 three at most are put on top, and the button says so of more', async () => {
  expect(buttonIn(await seen(3), 'Pin to top')).not.toContain('disabled')
  expect(buttonIn(await seen(4), 'Pin to top \\(at most 3\\)')).toContain('disabled')
})

test('S1.4 the bargaining of fifty at most is set at once, and the button says so of more', async () => {
  expect(buttonIn(await seen(50), 'Bargaining')).not.toMatch(/ disabled=""/)
  expect(buttonIn(await seen(51), 'Bargaining \\(at most 50\\)')).toMatch(/ disabled=""/)
})

test('S1.5 price rules take a thousand at most, and the bar says so of more', async () => {
  expect(await seen(1_000)).not.toContain('at most 1,000')
  const markup = await seen(1_001)
  const [, id] = markup.match(/<span id="([^"]+)"[^>]*>Price rules take at most 1,000 at once\./)!
  for (const label of ['Attach a rule', 'Price by rule']) {
    expect(buttonIn(markup, label)).toMatch(/ disabled=""/)
    expect(buttonIn(markup, label)).toContain(`aria-describedby="${id}"`)
  }
})
