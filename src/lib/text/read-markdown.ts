import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** What a published text may be made of at most: more takes seconds to read and draw, or all the memory there is. */
export const markdownLimits = { characters: 40_000, marks: 4_000, nesting: 10, nodes: 10_000, depth: 40 }

export type MarkdownProblem = keyof typeof markdownLimits

/**
 * Reads Markdown with tables into its tree. What can be told from the text is told before anything is read: it is reading
 * that a hostile text makes endless.
 */
export function readMarkdown(text: string): { tree: Root } | { problem: MarkdownProblem } {
  const hostile = findHostile(text)
  if (hostile) return { problem: hostile }
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const { nodes, depth } = measure(tree)
  if (nodes > markdownLimits.nodes) return { problem: 'nodes' }
  return depth > markdownLimits.depth ? { problem: 'depth' } : { tree }
}

/** What makes cells, emphasis, links, code and HTML. */
const marks = /[|*_[`<]/g

function findHostile(text: string): MarkdownProblem | null {
  if (text.length > markdownLimits.characters) return 'characters'
  if ((text.match(marks)?.length ?? 0) > markdownLimits.marks) return 'marks'
  return nestingOf(text) > markdownLimits.nesting ? 'nesting' : null
}

/** What opens a list item or a quote, with what stands before it in the line. */
const opener = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y

/**
 * How deep lists and quotes stand in each other at most. Rather too much than too little: an item counts as open until a
 * line begins to the left of it.
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

/** Walks without calling itself, so that no tree is too deep for it. */
function measure(tree: Root): { nodes: number; depth: number } {
  let nodes = 0
  let depth = 0
  for (let level: Nodes[] = [tree]; level.length > 0; depth++) {
    nodes += level.length
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []))
  }
  return { nodes, depth }
}
