import { document } from '#styled-system/recipes/document.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import type { Inline } from './document-model.ts'

/** Text with emphasis and links. */
export function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.parts} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Inlines parts={part.parts} />
        </em>
      )
    case 'delete':
      return (
        <del>
          <Inlines parts={part.parts} />
        </del>
      )
    case 'code':
      return <code className={document().inlineCode}>{part.text}</code>
    case 'break':
      return <br />
    case 'link': {
      const isOutside = /^https?:/i.test(part.href)
      return (
        <a className={textLink()} href={part.href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
          <Inlines parts={part.parts} />
        </a>
      )
    }
  }
}
