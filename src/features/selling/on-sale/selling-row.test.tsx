import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sellingList } from '#contract/selling.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { SellingRow } from './selling-row.tsx'

const { element } = sellingList.response.shape.items
const sample = element.parse(sampleOf(element))
const nothing = () => {}

const seen = (state: 'on_sale' | 'off_shelf', is_relistable: boolean) =>
  drawn(
    new QueryClient(),
    <SellingRow
      item={{ ...sample, asset_id: '77', is_relistable, listing: { ...sample.listing, state, remedy: null } }}
      isBusy={false}
      onSelect={nothing}
      onReprice={nothing}
      onRetry={nothing}
      onTakeDown={nothing}
    />,
  )

test('S1.5 what was taken down is listed again in the sheet of its item', async () => {
  const markup = await seen('off_shelf', true)
  expect(markup).toContain(`aria-label="List ${sample.goods_info.name} again"`)
  expect(markup).toContain('/inventory/steam_inventory?list=77"')
  expect(await seen('on_sale', false)).not.toContain('again')
})

test('S1.5 what was taken down and cannot be traded yet says so', async () => {
  const markup = await seen('off_shelf', false)
  expect(textOf(markup)).toContain('Not tradable yet')
  expect(markup).not.toContain('again')
})
