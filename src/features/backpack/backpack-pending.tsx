import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { backpackList } from '#styled-system/recipes/backpack-list.js'

export function BackpackPending() {
  return (
    <div className={backpackList().root} aria-busy="true" aria-label={m.backpack_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={8} />
    </div>
  )
}
