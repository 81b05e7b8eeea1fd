import { isTest, pathOf, type Rule } from './rule.ts'

const LETTER = /\p{L}/u
const SHOWN_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

type Expression = { type: string; value?: unknown; quasis?: { value: { raw: string } }[]; expressions?: unknown[] }

/** Returns the text of a string or template literal, or undefined for any other expression. */
function writtenText(expression: Expression | null | undefined): string | undefined {
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value
  if (expression?.type === 'TemplateLiteral') return expression.quasis?.map((part) => part.value.raw).join('')
  return undefined
}

/** Visible text must come from the messages, which exist in two languages. */
export const noText: Rule = {
  create(context) {
    const path = pathOf(context)
    if (!/^src\/(features|routes|design)\//.test(path) || isTest(path)) return {}
    const check = (text: string | undefined, node: object) => {
      if (text === undefined || !LETTER.test(text)) return
      context.report({ message: `"${text.trim()}" is shown to people: put it into the messages`, node: node as never })
    }
    return {
      JSXText: (node) => check(node.value, node),
      JSXExpressionContainer(node) {
        const parent = (node as unknown as { parent: { type: string } }).parent.type
        if (parent === 'JSXElement' || parent === 'JSXFragment') check(writtenText(node.expression as Expression), node)
      },
      JSXAttribute(node) {
        const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
        if (!SHOWN_ATTRIBUTES.has(name)) return
        const value = node.value as (Expression & { expression?: Expression }) | null
        check(writtenText(value?.type === 'JSXExpressionContainer' ? value.expression : value), node)
      },
    }
  },
}
