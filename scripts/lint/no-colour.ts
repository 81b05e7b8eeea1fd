import { isTest, pathOf, type Rule } from './rule.ts'

/** #abc, #aabbcc (not #abc-def, #contract/x), rgb(…), hsl(…), oklch(…) and the like. */
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w/-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(\s*[\d.]/i

/** Colours live in tokens, art draws with them, and the simulators' pages are not part of the site. */
const EXEMPT = /^src\/(design\/tokens(\/|\.)|art\/|simulators\/)/

export function findColour(text: string): string | undefined {
  return COLOUR.exec(text)?.[0]
}

export const noColour: Rule = {
  create(context) {
    const path = pathOf(context)
    if (!path.startsWith('src/') || EXEMPT.test(path) || isTest(path)) return {}
    const check = (text: string, node: object) => {
      const colour = findColour(text)
      if (colour)
        context.report({ message: `${colour} is a colour: use a token of src/design/tokens`, node: node as never })
    }
    return {
      Literal: (node) => {
        if (typeof node.value === 'string' && !isModuleName(node)) check(node.value, node)
      },
      TemplateElement: (node) => check(node.value.raw, node),
    }
  },
}

function isModuleName(node: { parent?: unknown }): boolean {
  const type = (node.parent as { type?: string } | null | undefined)?.type
  return type === 'ImportDeclaration' || type === 'ImportExpression' || type?.startsWith('Export') === true
}
