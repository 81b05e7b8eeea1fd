import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchSessions } from './security/security.functions.ts'
import { checkUnbind, fetchPortraits } from './setting.functions.ts'
import { fetchWechat } from './wechat.functions.ts'

export const settingKeys = {
  all: ['setting'] as const,
  portraits: () => [...settingKeys.all, 'portraits'] as const,
  sessions: () => [...settingKeys.all, 'sessions'] as const,
  wechat: () => [...settingKeys.all, 'wechat'] as const,
  unbindCheck: () => [...settingKeys.all, 'unbind-check'] as const,
}

/** The ready-made avatars. */
export const portraitsQuery = () =>
  queryOptions({
    queryKey: settingKeys.portraits(),
    queryFn: async ({ signal }) => unwrap(await fetchPortraits({ signal })).items,
    meta: { quiet: true },
  })

/** The person's sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: settingKeys.sessions(),
    queryFn: async ({ signal }) => unwrap(await fetchSessions({ signal })).items,
    meta: { quiet: true },
  })

/** Whether this market supports binding WeChat, and whether it is bound. */
export const wechatQuery = () =>
  queryOptions({
    queryKey: settingKeys.wechat(),
    queryFn: async ({ signal }) => unwrap(await fetchWechat({ signal })),
    meta: { quiet: true },
  })

/** The obstacles to unbinding the platform account; always refetched. */
export const unbindCheckQuery = () =>
  queryOptions({
    queryKey: settingKeys.unbindCheck(),
    queryFn: async ({ signal }) => unwrap(await checkUnbind({ signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
