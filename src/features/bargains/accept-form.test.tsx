import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bargainView } from '#contract/bargains/fields.ts'
import { service } from '#contract/orders/parties.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { AcceptForm } from './accept-form.tsx'

const bargain = { ...bargainView.parse(sampleOf(bargainView)), price: '90.00' }

/** @param wanted the price of the highest purchase order for the item's goods */
function drawn(wanted: string | null, failure?: string): string {
  const queryClient = new QueryClient()
  const market = { market: { highest_purchase_price: wanted }, styles: [] }
  queryClient.setQueryData(goodsDetailQuery(bargain.goods_id).queryKey, market as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <AcceptForm
        bargains={[bargain]}
        terms={service.response.parse(sampleOf(service.response))}
        failure={failure}
        isBusy={false}
        onAnswer={() => {}}
      />
    </QueryClientProvider>,
  )
}

test('S1.4 before an offer is accepted, a purchase order that pays more is pointed out', () => {
  expect(drawn('90.01')).toContain('pays ¥90.01 right now')
  expect(drawn('90.00')).not.toContain('right now')
  expect(drawn(null)).not.toContain('right now')
})

test('S1.4 a failure is told where the button is, which stays in view', () => {
  const [above = '', action = ''] = drawn(null, 'The buyer withdrew the offer.').split('data-dialog-action')
  expect(action).toMatch(/role="alert".*The buyer withdrew the offer\..*<button/)
  expect(above).not.toContain('role="alert"')
})
