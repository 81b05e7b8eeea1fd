import { LRUCache } from 'lru-cache'
import type { Block } from './document-model.ts'
import { parseDocument } from './parse-document.server.ts'

/**
 * Texts with their trees, so that each is read once and not with every view. The text itself is the key: another version
 * is another text. There is room for more than the texts in force; each language of a text is one.
 */
export function createParsedDocuments(parse: (markdown: string) => Block[] = parseDocument) {
  const trees = new LRUCache<string, Block[]>({ max: 100, memoMethod: parse })
  return (markdown: string): Block[] => trees.memo(markdown)
}

export const parsedDocument = createParsedDocuments()
