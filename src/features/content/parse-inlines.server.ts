import type { Nodes, PhrasingContent, Root } from 'mdast'
import type { Inline } from './document-model.ts'

export type InlinesOf = (nodes: readonly PhrasingContent[]) => Inline[]

/** Makes a parser for the words of a text, whose links may be defined anywhere in it. */
export function createInlines(text: Root): InlinesOf {
  const addresses = addressesIn(text)
  const inlinesOf: InlinesOf = (nodes) => nodes.flatMap(inlineOf)
  const linkTo = (href: string | undefined, children: readonly PhrasingContent[]): Inline[] =>
    href !== undefined && isSafe(href) ? [{ kind: 'link', href, parts: inlinesOf(children) }] : inlinesOf(children)

  function inlineOf(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
      case 'html':
        return [node.value]
      case 'strong':
      case 'emphasis':
      case 'delete':
        return [{ kind: node.type, parts: inlinesOf(node.children) }]
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }]
      case 'break':
        return [{ kind: 'break' }]
      case 'link':
        return linkTo(node.url, node.children)
      case 'linkReference':
        return linkTo(addresses.get(node.identifier), node.children)
      case 'image':
      case 'imageReference':
        return node.alt ? [node.alt] : []
      case 'footnoteReference':
        // The extensions in use make none.
        return []
    }
  }
  return inlinesOf
}

/** The addresses that a text defines by their identifiers; of two definitions the first counts, as in CommonMark. */
function addressesIn(text: Root): Map<string, string> {
  const addresses = new Map<string, string>()
  const walk = (node: Nodes): void => {
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node.url)
    if ('children' in node) node.children.forEach(walk)
  }
  walk(text)
  return addresses
}

/** A web page, a mailbox, a path of this site or an anchor on the page. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href)
