import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { tasksQuery } from '#features/tasks/queries.ts'
import { TasksPage } from '#features/tasks/tasks-page.tsx'
import { TasksPending } from '#features/tasks/tasks-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/tasks')({
  staticData: { layout: 'mine' },
  beforeLoad: requireAuth,
  loader: (page) => loadSignedIn(page, page.context.queryClient.prefetchQuery({ ...tasksQuery(), staleTime: 0 })),
  head: () => ({ meta: [{ title: `${m.tasks_title()} · ${m.app_name()}` }] }),
  pendingComponent: TasksPending,
  component: TasksPage,
})
