import { refusalOf } from './layers.ts'
import { pathOf, type Rule } from './rule.ts'

/** Dependencies only point down: see layers.ts. */
export const layerImports: Rule = {
  create(context) {
    const from = pathOf(context)
    const check = (source: { value?: unknown } | null | undefined, isTypeOnly = false) => {
      if (!source || typeof source.value !== 'string') return
      const message = refusalOf(from, source.value, isTypeOnly)
      if (message) context.report({ message, node: source as never })
    }
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source as { value?: unknown }),
    }
  },
}
