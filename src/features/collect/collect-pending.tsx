import { Skeleton } from '#design/ui/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { collectList } from '#styled-system/recipes/collect-list.js'

export function CollectPending() {
  return (
    <div className={collectList().root} aria-busy="true" aria-label={m.collect_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={8} />
    </div>
  )
}
