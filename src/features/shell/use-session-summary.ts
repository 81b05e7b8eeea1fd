import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAlertNews } from '#features/alerts/use-alert-news.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { countOf } from '#features/tasks/model.ts'
import { tasksQuery, useFreshTasks } from '#features/tasks/queries.ts'
import { takeSummary } from './take-summary.ts'
import { usePersonEvents } from './use-person-events.ts'

/** The person's data that the shell shows. */
export interface SessionSummary {
  nickname: string
  avatar: string | null
  /** The available balance: a decimal string with two digits. */
  balance: string
  unreadMail: number
  /** Orders on which the person has to act now. */
  waitingOrders: number
  /** The number of all tasks. */
  tasks: number
}

/**
 * The shell's data on the person signed in; null for a visitor, undefined while that is not known because the exchange
 * is away. It never delays a page: missing parts appear as they
 * arrive.
 */
export function useSessionSummary(): SessionSummary | null | undefined {
  const client = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  // No loader runs when somebody signs in on an open page. It precedes the queries below, which then need not fetch.
  useEffect(() => takeSummary(client), [client, session?.user_id])
  const { data: balances } = useQuery({ ...balancesQuery(), enabled: !!session, meta: { quiet: true } })
  const { data: unread } = useQuery({ ...unreadQuery(), enabled: !!session, meta: { quiet: true } })
  const { data: tasks } = useQuery({ ...tasksQuery(), enabled: !!session })
  useFreshTasks()
  usePersonEvents(session?.user_id)
  useAlertNews(session?.user_id, unread?.newest_alert)
  if (!session) return session
  return {
    nickname: session.nickname,
    avatar: session.avatars,
    balance: balances?.available ?? '0.00',
    unreadMail: unread?.total ?? 0,
    waitingOrders: tasks ? countOf(tasks, 'pay_order', 'send_offer', 'accept_offer') : 0,
    tasks: tasks?.total ?? 0,
  }
}
