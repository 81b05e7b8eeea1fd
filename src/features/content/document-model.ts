/** A published text as a tree of the few node kinds it may contain. Nothing else can be expressed: no HTML, script or
 * foreign picture in a published text ever reaches a page. */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis' | 'delete'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; parts: Inline[] }
  | { kind: 'break' }

export interface Heading {
  kind: 'heading'
  level: 2 | 3 | 4
  /** The heading's anchor. */
  id: string
  parts: Inline[]
}

export type Alignment = 'start' | 'center' | 'end'

export type Block =
  | Heading
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; align: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

export interface PublishedDocument {
  title: string
  version: number
  /** Seconds since the epoch. */
  published_at: number
  blocks: Block[]
}

/** The text without markup. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'code') return part.text
      return part.kind === 'break' ? ' ' : plainText(part.parts)
    })
    .join('')

/** The top two levels of headings, for the table of contents. */
export const contentsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.filter((block): block is Heading => block.kind === 'heading' && block.level < 4)
