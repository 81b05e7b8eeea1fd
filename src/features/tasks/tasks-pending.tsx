import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { taskList } from '#styled-system/recipes/task-list.js'

/** The placeholder of the page while it loads. */
export const TasksPending = () => (
  <div className={taskList().root}>
    <Skeleton shape="title" />
    <TaskRowsPending />
  </div>
)

export const TaskRowsPending = () => (
  <div className={taskList().root} role="status" aria-busy="true" aria-label={m.tasks_loading()}>
    <Skeleton shape="row" width="full" count={6} />
  </div>
)
