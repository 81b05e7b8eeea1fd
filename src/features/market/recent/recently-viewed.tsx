import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { forgetViewed, recentlyViewed } from '#features/session/recently-viewed.ts'
import * as m from '#paraglide/messages.js'
import { recentlyViewedPart } from '#styled-system/recipes/recently-viewed-part.js'
import { cardsOf } from '../cards/card-model.ts'
import { ItemGrid, ItemGridSkeleton } from '../cards/item-grid.tsx'
import { goodsByIdsQuery } from './recent-queries.ts'

/** As many as fit. */
const shown = 12

/** The goods viewed in this browser, with a button to forget them. Renders nothing if there are none. */
export default function RecentlyViewed() {
  const [ids, setIds] = useState(() => recentlyViewed().slice(0, shown))
  const { data, isPending } = useQuery({ ...goodsByIdsQuery(ids), enabled: ids.length > 0 })
  const { onFocus } = useKeptFocus(contentId)
  if (ids.length === 0 || (!data && !isPending)) return null
  const label = m.market_recent()
  const styles = recentlyViewedPart()
  return (
    <section className={styles.root} onFocus={onFocus}>
      <header className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <Button
          look="ghost"
          size="sm"
          onClick={() => {
            forgetViewed()
            setIds([])
          }}
        >
          {m.market_recent_clear()}
        </Button>
      </header>
      {data ? (
        <ItemGrid isShort label={label} cards={cardsOf([data])} early={0} />
      ) : (
        <ItemGridSkeleton isShort label={label} count={ids.length} />
      )}
    </section>
  )
}
