import { defineSlotRecipe } from '#design/define-recipe.ts'

const dim = { content: '""', position: 'absolute', insetBlock: '0', bg: 'bg.surface', opacity: '[0.7]' } as const

/** Values on a track, between `min` and `max`. */
export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'control', 'track', 'thumb'],
  base: {
    root: { flex: '[1 1 0%]', minW: '0', h: '6', _touch: { h: '11' } },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      h: '6',
      cursor: 'pointer',
      _touch: { h: '11' },
    },
    track: { position: 'relative', w: 'full', h: '1.5', rounded: 'full', overflow: 'hidden' },
    // The thumb's touch target is larger than it looks.
    thumb: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      rounded: 'full',
      cursor: 'grab',
      _touch: { boxSize: '11' },
      _before: {
        content: '""',
        boxSize: '5',
        rounded: 'full',
        bg: 'white',
        borderWidth: 'thick',
        borderStyle: 'solid',
        borderColor: 'accent.ring',
        boxShadow: 'sm',
        _touch: { boxSize: '7' },
      },
    },
  },
  variants: {
    scale: {
      plain: { track: { bg: 'border.strong' } },
      /** A range of wear: everything outside it is dimmed. */
      wear: {
        track: {
          backgroundImage:
            '[linear-gradient(90deg, var(--colors-wear-fn) 0% 7%, var(--colors-wear-mw) 7% 15%, var(--colors-wear-ft) 15% 38%, var(--colors-wear-ww) 38% 45%, var(--colors-wear-bs) 45% 100%)]',
          _before: { ...dim, insetInlineStart: '0', w: '[var(--slider-range-start)]' },
          _after: { ...dim, insetInlineEnd: '0', w: '[var(--slider-range-end)]' },
        },
      },
    },
  },
  defaultVariants: { scale: 'plain' },
})

/** Two fields, from and to. */
export const rangeInputs = defineSlotRecipe({
  className: 'range-inputs',
  slots: ['root', 'fields'],
  base: {
    root: { minW: '0', border: 'none' },
    // Below each other where enlarged text would leave no room to type.
    fields: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 5rem), 1fr))]',
      alignItems: 'start',
      gap: '2',
    },
  },
})
