/** An icon on a 24 × 24 grid. */
interface Icon {
  /** The `d` attribute of its path. */
  path: string
  isFilled?: boolean
  /** Whether its lines have round caps. */
  isRound?: boolean
}

const maskOf = ({ path, isFilled = false, isRound = false }: Icon) => {
  const fill = isFilled ? 'black' : 'none'
  const caps = isRound ? " stroke-linecap='round'" : ''
  return `[url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='1.75'${caps} stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / contain no-repeat]` as const
}

/** A small toggle button. Its icon is a mask, not an element: a page has dozens of them. */
export const maskToggle = (off: Icon, on: Icon) =>
  ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    rounded: 'md',
    color: 'fg.subtle',
    transitionProperty: '[color, background-color]',
    transitionDuration: 'fast',
    _hover: { color: 'fg.default', bg: 'bg.active' },
    _before: { content: '""', boxSize: '[1.125rem]', bg: 'current', mask: maskOf(off) },
    '&[aria-pressed=true]': { color: 'accent.text' },
    '&[aria-pressed=true]::before': { mask: maskOf(on) },
    _touch: { _after: { content: '""', position: 'absolute', inset: '[-6px]' } },
  }) as const
