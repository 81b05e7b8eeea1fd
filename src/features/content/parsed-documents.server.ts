import type { Block } from './document-model.ts'
import { parseDocument } from './parse-document.server.ts'

/** More than there are texts in force; each version of a text and each language is one. */
const kept = 100

/**
 * Texts with their trees, so that each is read once and not with every view. The text itself is the key: another version
 * is another text. What was asked for least recently makes room.
 */
export function createParsedDocuments(parse: (markdown: string) => Block[] = parseDocument) {
  const trees = new Map<string, Block[]>()
  return (markdown: string): Block[] => {
    const blocks = trees.get(markdown) ?? parse(markdown)
    trees.delete(markdown)
    trees.set(markdown, blocks)
    if (trees.size > kept) trees.delete(trees.keys().next().value!)
    return blocks
  }
}

export const parsedDocument = createParsedDocuments()
