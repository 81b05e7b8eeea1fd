/** A text of the market as a tree of the few things that such a text may be made of. What is not among them cannot be said: no
 * HTML, no script, no foreign picture ever reaches a page from what somebody has published. */

export type Inline =
  | string
  | { kind: 'strong' | 'emphasis' | 'delete'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; parts: Inline[] }
  | { kind: 'break' }

export interface Heading {
  kind: 'heading'
  level: 2 | 3 | 4
  /** Its anchor. */
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

/** The words alone. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'code') return part.text
      return part.kind === 'break' ? ' ' : plainText(part.parts)
    })
    .join('')

/** The two upper levels of headings: what a table of contents lists. */
export const contentsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.filter((block): block is Heading => block.kind === 'heading' && block.level < 4)
