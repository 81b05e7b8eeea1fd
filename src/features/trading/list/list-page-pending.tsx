import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { stack } from '#styled-system/recipes/stack.js'
import { ItemListPending } from './item-list.tsx'

/** Stands for a page with a list of items, or for one of them, in its sizes, while it is loaded. */
export const ListPagePending = ({ label }: { label: string }) => (
  <div className={stack({ gap: 4 })}>
    <Skeleton shape="title" />
    <ItemListPending label={label} />
  </div>
)
