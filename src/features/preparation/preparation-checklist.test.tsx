import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { sessionQuery } from '#features/session/queries.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { PreparationChecklist } from './preparation-checklist.tsx'
import { platformPagesQuery } from './preparation-queries.ts'

const pages = {
  privacy_url: 'https://steam/privacy',
  api_key_url: 'https://steam/key',
  trade_url_url: 'https://steam/trade',
}
const newcomer = { steam64_id: null, inventory_open: false, api_key_set: false, trade_url: null, setup_failure: null }

/** Where the open checklist of this person leads. */
async function linksOf(person: object) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { ...newcomer, ...person } as never)
  queryClient.setQueryData(platformPagesQuery().queryKey, pages as never)
  const markup = await drawn(queryClient, <PreparationChecklist isGuided />)
  return {
    steps: markup.match(/<li/g)?.length,
    canBind: markup.includes('Sign in with Steam'),
    links: [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  }
}

test('S2.40 every step that can be done links to where it is done, and one that is done does not', async () => {
  const steam64_id = '76561198000000001'
  expect(await linksOf({})).toEqual({ steps: 4, canBind: true, links: [] })
  expect(await linksOf({ steam64_id })).toEqual({ steps: 4, canBind: false, links: Object.values(pages) })
  expect(await linksOf({ steam64_id, inventory_open: true })).toMatchObject({
    links: [pages.api_key_url, pages.trade_url_url],
  })
})
