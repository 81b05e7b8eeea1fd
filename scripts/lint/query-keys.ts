import { isTest, pathOf, type Rule } from './rule.ts'

type Property = { type: string; key?: { type: string; name?: string; value?: unknown }; value?: { type: string } }

const CLIENT_WIDE = new Set([
  'invalidateQueries',
  'refetchQueries',
  'resetQueries',
  'removeQueries',
  'cancelQueries',
  'isFetching',
])

function propertyName(property: Property): string | undefined {
  return property.key?.type === 'Identifier' ? property.key.name : (property.key?.value as string | undefined)
}

/** Query keys come from the factory in a feature's queries.ts, and an invalidation names its keys. */
export const queryKeys: Rule = {
  create(context) {
    const path = pathOf(context)
    if (isTest(path)) return {}
    return {
      Property(node) {
        const property = node as unknown as Property
        if (/(^|[/-])queries\.ts$/.test(path)) return
        if (propertyName(property) !== 'queryKey' || unwrapped(property.value)?.type !== 'ArrayExpression') return
        context.report({ message: "take the key from the factory in the feature's queries.ts", node })
      },
      CallExpression(node) {
        const callee = node.callee as { type: string; property?: { name?: string } }
        const name = callee.type === 'MemberExpression' ? callee.property?.name : undefined
        if (!name || !CLIENT_WIDE.has(name)) return
        const filters = node.arguments[0] as { type: string; properties?: Property[] } | undefined
        if (filters && filters.type !== 'ObjectExpression') return
        const names = filters?.properties?.map(propertyName) ?? []
        if (names.includes('queryKey') || names.includes('predicate') || hasSpread(filters)) return
        context.report({ message: `${name} without a key touches every query: name the key`, node })
      },
    }
  },
}

function unwrapped(value: { type: string; expression?: { type: string } } | undefined): { type: string } | undefined {
  return value?.type === 'TSAsExpression' ? value.expression : value
}

function hasSpread(filters: { properties?: Property[] } | undefined): boolean {
  return filters?.properties?.some((property) => property.type === 'SpreadElement') ?? false
}
