import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Limits of a published text: beyond them, parsing and rendering take seconds, or exhaust the memory. */
export const markdownLimits = { characters: 40_000, marks: 4_000, nesting: 10, nodes: 10_000, depth: 40 }

export type MarkdownProblem = keyof typeof markdownLimits

/**
 * Parses Markdown with tables into its tree. Limits that can be checked on the text are checked before parsing, since
 * it is the parser that hostile text can stall.
 */
export function readMarkdown(text: string): { tree: Root } | { problem: MarkdownProblem } {
  const hostile = findHostile(text)
  if (hostile) return { problem: hostile }
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const { nodes, depth } = measure(tree)
  if (nodes > markdownLimits.nodes) return { problem: 'nodes' }
  return depth > markdownLimits.depth ? { problem: 'depth' } : { tree }
}

/** Characters that start cells, emphasis, links, code and HTML. */
const marks = /[|*_[`<]/g

function findHostile(text: string): MarkdownProblem | null {
  if (text.length > markdownLimits.characters) return 'characters'
  if ((text.match(marks)?.length ?? 0) > markdownLimits.marks) return 'marks'
  return nestingOf(text) > markdownLimits.nesting ? 'nesting' : null
}

/** Matches the marker of a list item or quote, with the whitespace before it. */
const opener = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

/**
 * The maximum nesting of lists and quotes. Errs on the high side: an item counts as open until a line starts to its
 * left.
 */
function nestingOf(text: string): number {
  let deepest = 0
  let open: number[] = []
  for (const line of text.replaceAll('\t', '    ').split('\n')) {
    if (line.trim() === '') continue
    let column = line.search(/\S/)
    open = open.filter((start) => start < column)
    opener.lastIndex = 0
    while (opener.test(line)) {
      open.push(column)
      column = opener.lastIndex
    }
    deepest = Math.max(deepest, open.length)
  }
  return deepest
}

/** Iterative, so that a deep tree cannot overflow the stack. */
function measure(tree: Root): { nodes: number; depth: number } {
  let nodes = 0
  let depth = 0
  for (let level: Nodes[] = [tree]; level.length > 0; depth++) {
    nodes += level.length
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return { nodes, depth }
}
