import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { stack } from '#styled-system/recipes/stack.js'
import { ItemListPending } from './item-list.tsx'

/** The placeholder of a page with a list of items or a single item, at its size. */
export const ListPagePending = ({ label }: { label: string }) => (
  <div className={stack({ gap: 4 })}>
    <Skeleton shape="title" />
    <ItemListPending label={label} />
  </div>
)
