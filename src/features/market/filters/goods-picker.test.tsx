import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { suggestionsQuery } from '../queries.ts'
import { GoodsPicker } from './goods-picker.tsx'

const picker = <GoodsPicker label="Item" find="zzzz" onPick={() => {}} />

test('a picker says that nothing matches once that is known', async () => {
  const queryClient = new QueryClient()
  expect(await drawn(queryClient, picker)).not.toContain('Nothing matches.')
  queryClient.setQueryData(suggestionsQuery('zzzz').queryKey, { items: [], corrected_keyword: null, exteriors: null })
  expect(await drawn(queryClient, picker)).toContain('Nothing matches.')
})
