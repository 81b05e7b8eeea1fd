import * as m from '#paraglide/messages.js'
import { document } from '#styled-system/recipes/document.js'
import { plainText, type Block, type Heading } from './document-model.ts'
import { Inlines } from './inlines.tsx'

/** The body of a text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  const styles = document()
  switch (block.kind) {
    case 'heading':
      return <Anchored heading={block} />
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Inlines parts={block.parts} />
        </p>
      )
    case 'list': {
      const List = block.start === null ? 'ul' : 'ol'
      return (
        <List className={block.start === null ? styles.bullets : styles.numbers} start={block.start ?? undefined}>
          {block.items.map((item, index) => (
            <li key={index} className={styles.item}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'code':
      return (
        <pre className={styles.code} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'table':
      return <TableBlock table={block} />
    case 'rule':
      return <hr className={styles.rule} />
  }
}

function Anchored({ heading }: { heading: Heading }) {
  const styles = document()
  const Level = `h${heading.level}` as const
  return (
    <Level id={heading.id} className={styles.heading} data-level={heading.level} tabIndex={-1}>
      <Inlines parts={heading.parts} />{' '}
      <a
        className={styles.anchor}
        href={`#${heading.id}`}
        aria-label={m.content_anchor({ title: plainText(heading.parts) })}
      >
        #
      </a>
    </Level>
  )
}

function TableBlock({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  const styles = document()
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={m.content_table()}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((cell, column) => (
              <th key={column} className={styles.headCell} data-align={table.align[column]}>
                <Inlines parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={styles.cell} data-align={table.align[column]}>
                  <Inlines parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
