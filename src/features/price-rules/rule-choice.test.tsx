import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { list } from '#contract/price-rules/price-rules.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { rulesQuery } from './queries.ts'
import { RuleChoice } from './rule-choice.tsx'
import { newRuleDraft } from './rule-draft.ts'

test('S1.5 a paused rule is chosen as such', async () => {
  const queryClient = new QueryClient()
  const mine = list.response.parse(sampleOf(list.response))
  const rule = mine.rules[0]!
  queryClient.setQueryData(rulesQuery().queryKey, {
    ...mine,
    rules: [
      { ...rule, rule_id: '1', name: 'Undercut', is_paused: false },
      { ...rule, rule_id: '2', name: 'Floor', is_paused: true },
    ],
  })
  const page = await drawn(queryClient, <RuleChoice rule={{ draft: newRuleDraft, kept: null }} onRule={() => {}} />)
  expect(page.match(/<option[^>]*value="\d".*?<\/option>/g)?.map((option) => option.replace(/<[^>]*>/g, ''))).toEqual([
    'Undercut',
    'Floor · Paused',
  ])
})
