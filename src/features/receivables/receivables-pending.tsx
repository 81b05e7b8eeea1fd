import { Skeleton } from '#design/ui/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { receivables } from '#styled-system/recipes/receivables.js'

export function ReceivablesPending() {
  return (
    <div className={receivables().root} aria-busy="true" aria-label={m.receivables_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="row" count={2} />
    </div>
  )
}
