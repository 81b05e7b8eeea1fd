import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { stack } from '#styled-system/recipes/stack.js'
import { ItemListPending } from './item-list-pending.tsx'

/** The placeholder of a page with a list of items: its line of controls and its rows. */
export const ListPagePending = ({ label }: { label: string }) => (
  <div className={stack({ gap: 4 })}>
    <Skeleton shape="bar" />
    <ItemListPending label={label} />
  </div>
)
