import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { parseInspect } from '#contract/inventory.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchInspected } from './inspect.functions.ts'

export type InspectedItem = CallData<typeof parseInspect>

export const inspectKeys = {
  link: (link: string) => ['inspect', link] as const,
}

/** The item that a link stands for. What a link carries never changes, but the item's listing may. */
export const inspectedQuery = (link: string) =>
  queryOptions({
    queryKey: inspectKeys.link(link),
    queryFn: async ({ signal }) => unwrap(await fetchInspected({ data: { link }, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })
