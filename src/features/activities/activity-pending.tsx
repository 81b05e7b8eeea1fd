import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { activityPage } from '#styled-system/recipes/activity-page.js'

export function ActivityPending() {
  return (
    <div className={activityPage().root} aria-busy="true" aria-label={m.activities_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="block" count={2} width="full" />
    </div>
  )
}
