import { pathOf, type Rule } from './rule.ts'

type Call = { callee: { type: string; name?: string; property?: { name?: string } } }

/** Tests, and everything browser tests are made of. Code that starts programs for tests may poll. */
const WAITS = /\.(test|spec)\.tsx?$|^e2e\//

/** A test that sleeps is slow at best and flaky at worst: it must wait for what it expects. */
export const noSleep: Rule = {
  create(context) {
    if (!WAITS.test(pathOf(context))) return {}
    const refuse = (node: object) =>
      context.report({ message: 'no sleeping in tests: wait for the thing itself', node: node as never })
    return {
      ImportDeclaration(node) {
        if (/^(node:)?timers\/promises$/.test(String(node.source.value))) refuse(node)
      },
      CallExpression(node) {
        if ((node as unknown as Call).callee.property?.name === 'waitForTimeout') refuse(node)
      },
      NewExpression(node) {
        if ((node.callee as { name?: string }).name !== 'Promise') return
        const executor = node.arguments[0] as { body?: Call & { type: string } & { expression?: Call } } | undefined
        const body = executor?.body
        if (body?.type === 'CallExpression' && body.callee.name === 'setTimeout') refuse(node)
      },
    }
  },
}
