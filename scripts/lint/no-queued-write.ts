import { isTest, pathOf, type Rule } from './rule.ts'

type Named = { type: string; name?: string; value?: unknown }
type Keyed = { key?: Named }
type Object = { properties?: Keyed[] }

const nameOf = (node: Named | undefined) =>
  node?.type === 'Identifier' ? node.name : (node?.value as string | undefined)

/** Options and APIs with which React Query or the browser holds back a write and sends it later. */
const HOLDS = new Set(['scope', 'retry', 'retryDelay'])
const LATER = new Set(['resumePausedMutations', 'setMutationDefaults', 'persistQueryClient', 'SyncManager'])
const WRITES = new Set(['mutationOptions', 'useMutation', 'useIdempotentMutation'])

const message = 'no write may wait and go out by itself later: src/query-client.ts says how mutations go'

/** A write is sent on a person's action or fails: it is never queued, paused, resumed or repeated. */
export const noQueuedWrite: Rule = {
  create(context) {
    const path = pathOf(context)
    if (isTest(path) || !path.startsWith('src/') || path === 'src/query-client.ts') return {}
    return {
      Property(node) {
        if (nameOf((node as unknown as Keyed).key) === 'networkMode') context.report({ message, node })
      },
      Identifier(node) {
        if (LATER.has(node.name)) context.report({ message, node })
      },
      CallExpression(node) {
        const callee = node.callee as Named & { property?: Named }
        const called = callee.type === 'MemberExpression' ? callee.property?.name : callee.name
        const [first] = node.arguments
        // The event that wakes a service worker for background sync.
        if (called === 'addEventListener' && /^(periodic)?sync$/.test(String((first as Named | undefined)?.value)))
          context.report({ message, node })
        if (!called || !WRITES.has(called)) return
        for (const property of (first as Object | undefined)?.properties ?? [])
          if (HOLDS.has(nameOf(property.key) ?? '')) context.report({ message, node: property as never })
      },
    }
  },
}
