import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bargainView } from '#contract/bargains/fields.ts'
import { quoteQuery } from '#features/price-rules/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { terms, termsReadAt } from '../../../tests/factories/terms.ts'
import { AcceptForm } from './accept-form.tsx'

const sample = { ...bargainView.parse(sampleOf(bargainView)), asset: itemOf().asset }
const bargain = { ...sample, listing_id: '1', price: '90.00' }
const another = { ...sample, bargain_id: '2', listing_id: '2', price: '70.00' }

/** @param wanted the highest purchase order for each listing; undefined while unknown */
function drawn(wanted: Record<string, string | null> | undefined, bargains = [bargain], failure?: string): string {
  const queryClient = new QueryClient()
  const ids = [...new Set(bargains.map(({ listing_id }) => listing_id))]
  if (wanted) {
    const items = ids.map((listing_id) => ({ listing_id, bases: { highest_purchase: wanted[listing_id] } }))
    queryClient.setQueryData(quoteQuery(ids).queryKey, { items } as never)
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <AcceptForm
        bargains={bargains}
        terms={terms}
        readAt={termsReadAt}
        failure={failure}
        isBusy={false}
        onAnswer={() => {}}
      />
    </QueryClientProvider>,
  )
}
const button = (page: string) => page.slice(page.lastIndexOf('<button')).split('>')[0]

test('S1.4 an offer below a purchase order is warned of with an icon, and accepted once that is confirmed', () => {
  const page = drawn({ 1: '90.01' })
  expect(page).toMatch(/<svg.*A purchase order pays ¥90\.01 now\..*href="[^"]*purchase_orders"/)
  expect(page).toContain('Accept anyway: 1 for ¥0.01 less than purchase orders pay')
  expect(button(page)).toContain('disabled')
})

test.each([[{ 1: '90.00' }], [{ 1: null }]])(
  'S1.4 an offer that no purchase order beats is accepted at once: %j',
  (wanted) => {
    const page = drawn(wanted)
    expect(page).not.toMatch(/anyway|<svg/)
    expect(button(page)).not.toContain('disabled')
  },
)

test('S1.4 an offer is not accepted before the purchase orders are known', () => {
  expect(button(drawn(undefined))).toContain('disabled')
})

test('S1.4 of several offers, each says what a purchase order pays more, and all of it is confirmed', () => {
  const twice = { ...another, bargain_id: '3', listing_id: '3', price: '60.00' }
  const page = drawn({ 1: '80.00', 2: '75.00', 3: '75.00' }, [bargain, another, twice])
  const [first, second, third] = page.split('</li>')
  expect(first).not.toContain('<svg')
  for (const line of [second, third]) expect(line).toMatch(/<svg.*pays ¥75\.00 now/)
  expect(page).toContain('Accept anyway: 2 for ¥20.00 less than purchase orders pay')
  expect(button(page)).toContain('disabled')
})

test('S1.4 of several offers for the same item the highest is accepted, and the others are left out with a word', () => {
  const rival = { ...bargain, bargain_id: '3', price: '95.00' }
  const page = drawn({ 1: null, 2: null }, [bargain, another, rival])
  expect(page.split('</li>')[0]).toContain('¥95.00')
  expect(page).not.toContain('¥90.00')
  expect(page).toContain('¥165.00')
  expect(page).toMatch(/Accept 2 ·/)
  expect(page).toContain('only the highest is accepted')
  expect(drawn({ 1: null, 2: null }, [bargain, another])).not.toContain('only the highest')
})

test('S1.4 a failure is told where the button is, which stays in view', () => {
  const [above = '', action = ''] = drawn({ 1: null }, [bargain], 'The buyer withdrew the offer.').split(
    'data-dialog-action',
  )
  expect(action).toMatch(/role="alert".*The buyer withdrew the offer\..*<button/)
  expect(above).not.toContain('role="alert"')
})

test('S1.4 who accepts an offer is told the earliest date on which they are paid', () => {
  expect(drawn({ 1: null })).toMatch(
    /You are paid when trade protection ends, 7 days .* on 6 Dec 2026 at the earliest\./,
  )
})
