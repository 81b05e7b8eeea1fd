import { useQuery } from '@tanstack/react-query'
import { useAlertNews } from '#features/alerts/use-alert-news.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { countOf } from '#features/tasks/model.ts'
import { tasksQuery, useFreshTasks } from '#features/tasks/queries.ts'

/** What the shell of a page shows of the person signed in. */
export interface SessionSummary {
  nickname: string
  avatar: string | null
  /** What they can spend: a decimal string with two digits. */
  balance: string
  unreadMail: number
  /** Orders on which they have to act now. */
  waitingOrders: number
  /** Everything that waits for them. */
  tasks: number
}

/** What the shell shows of the person signed in; null for a visitor. It never holds a page up: what is not there yet is shown
 * when it comes. */
export function useSessionSummary(): SessionSummary | null {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: balances } = useQuery({ ...balancesQuery(), enabled: !!session, meta: { quiet: true } })
  const { data: unread } = useQuery({ ...unreadQuery(), enabled: !!session, meta: { quiet: true } })
  const { data: tasks } = useQuery({ ...tasksQuery(), enabled: !!session })
  useFreshTasks()
  useAlertNews(session?.user_id, unread?.newest_alert)
  if (!session) return null
  return {
    nickname: session.nickname,
    avatar: session.avatars,
    balance: balances?.available ?? '0.00',
    unreadMail: unread?.total ?? 0,
    waitingOrders: tasks ? countOf(tasks, 'pay_order', 'send_offer', 'accept_offer') : 0,
    tasks: tasks?.total ?? 0,
  }
}
