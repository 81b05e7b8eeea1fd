import { useQueries } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import * as m from '#paraglide/messages.js'
import { marketPage } from '#styled-system/recipes/market-page.js'
import { filterName } from './filter-chips.tsx'
import { requestOf, withChange } from '../model.ts'
import { fitsQuery } from '../queries.ts'
import type { Market } from '../use-market.ts'

/**
 * The filters that each, on their own, empty the list: without that one, something matches. The exchange is asked once
 * per filter.
 */
export default function Culprits({ market: { search, filter, active, change } }: { market: Market }) {
  const found = useQueries({
    queries: active.map(({ off }) => fitsQuery(requestOf(withChange(search, off(search)), filter))),
  })
  const culprits = active.filter((_, index) => found[index]?.data === true)
  if (culprits.length === 0) return null
  return (
    <div className={marketPage().culprits} role="group" aria-label={m.market_culprits()}>
      <p>{m.market_culprits()}</p>
      {culprits.map((one) => (
        <Button key={one.key} size="sm" onClick={() => change(one.off)}>
          {m.market_without({ name: one.kind === 'keyword' ? one.name : filterName(one, search) })}
        </Button>
      ))}
    </div>
  )
}
