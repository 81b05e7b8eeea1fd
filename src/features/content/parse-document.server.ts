import type { BlockContent, DefinitionContent, RootContent, Table } from 'mdast'
import { readMarkdown } from '#lib/text/read-markdown.ts'
import { plainText, type Alignment, type Block } from './document-model.ts'
import { createInlines, type InlinesOf } from './parse-inlines.server.ts'

/** Parses a published Markdown text into the tree that pages render. HTML is shown as plain text, a picture as its
 * description, and a link as plain text unless it leads to a web page, a mailbox or a place on this site. A text beyond
 * the publishing limits is shown unparsed. */
export function parseDocument(markdown: string): Block[] {
  const read = readMarkdown(markdown)
  if ('problem' in read) return [{ kind: 'code', text: markdown }]
  const slugOf = createSlugs()
  const inlinesOf = createInlines(read.tree)

  const blockOf = (node: RootContent | BlockContent | DefinitionContent): Block[] => {
    switch (node.type) {
      case 'heading': {
        const parts = inlinesOf(node.children)
        // The page's title is its only h1.
        const level = node.depth <= 2 ? 2 : node.depth === 3 ? 3 : 4
        return [{ kind: 'heading', level, id: slugOf(plainText(parts)), parts }]
      }
      case 'paragraph':
        return [{ kind: 'paragraph', parts: inlinesOf(node.children) }]
      case 'list':
        return [
          {
            kind: 'list',
            start: node.ordered ? (node.start ?? 1) : null,
            items: node.children.map((item) => item.children.flatMap(blockOf)),
          },
        ]
      case 'blockquote':
        return [{ kind: 'quote', blocks: node.children.flatMap(blockOf) }]
      case 'code':
        return [{ kind: 'code', text: node.value }]
      case 'html':
        return [{ kind: 'paragraph', parts: [node.value] }]
      case 'table':
        return [tableOf(node, inlinesOf)]
      case 'thematicBreak':
        return [{ kind: 'rule' }]
      default:
        // Definitions, which links have taken up, and node kinds that these extensions never produce.
        return []
    }
  }
  return read.tree.children.flatMap(blockOf)
}

function tableOf({ align, children: [head, ...rows] }: Table, inlinesOf: InlinesOf): Block {
  const cellsOf = (row: Table['children'][number]) => row.children.map(({ children }) => inlinesOf(children))
  return {
    kind: 'table',
    align: (align ?? []).map((side): Alignment => (side === 'right' ? 'end' : side === 'center' ? 'center' : 'start')),
    head: head ? cellsOf(head) : [],
    rows: rows.map(cellsOf),
  }
}

/** What the page around a text calls its own parts. */
const ofFrame = ['answers', 'content', 'header', 'offline', 'home-aside']

/** Makes anchors for headings: letters and digits of any script, joined by dashes; duplicates get a number. */
function createSlugs(): (heading: string) => string {
  const taken = new Set(ofFrame)
  return (heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
    const base = words.join('-').slice(0, 60)
    let slug = base
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
    taken.add(slug)
    return slug
  }
}
