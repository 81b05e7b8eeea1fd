import { LRUCache } from 'lru-cache'
import type { Block } from './document-model.ts'
import { parseDocument } from './parse-document.server.ts'

/**
 * Caches parsed texts, so that each is parsed once and not on every view. Keyed by the text itself, because a new
 * version is a new text. Sized for more than the texts in force, with each language counted separately.
 */
export function createParsedDocuments(parse: (markdown: string) => Block[] = parseDocument) {
  const trees = new LRUCache<string, Block[]>({ max: 100, memoMethod: parse })
  return (markdown: string): Block[] => trees.memo(markdown)
}

export const parsedDocument = createParsedDocuments()
