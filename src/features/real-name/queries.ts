import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { checkContract, fetchRealName } from './real-name.functions.ts'

export const realNameKeys = {
  all: ['real-name'] as const,
  standing: () => [...realNameKeys.all, 'standing'] as const,
  contract: () => [...realNameKeys.all, 'contract'] as const,
}

/**
 * Whether I am verified. While a verification is under way, each request makes the exchange ask the identity service.
 */
export const realNameQuery = () =>
  queryOptions({
    queryKey: realNameKeys.standing(),
    queryFn: async ({ signal }) => unwrap(await fetchRealName({ signal })),
  })

/** The agreement that precedes verification: its version, and whether I have accepted that version. */
export const contractQuery = () =>
  queryOptions({
    queryKey: realNameKeys.contract(),
    queryFn: async ({ signal }) => unwrap(await checkContract({ data: {}, signal })),
  })
