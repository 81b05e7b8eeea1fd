import { defineSlotRecipe } from '#design/define-recipe.ts'

const band = (name: string, from: number, to: number) => `var(--colors-wear-${name}) ${from}% ${to}%`
const bands = `[linear-gradient(90deg, ${band('fn', 0, 7)}, ${band('mw', 7, 15)}, ${band('ft', 15, 38)}, ${band('ww', 38, 45)}, ${band('bs', 45, 100)})]`

/** The game's five wear bands in proportion, with a mark at the item's wear. */
export const wearBar = defineSlotRecipe({
  className: 'wear-bar',
  slots: ['root', 'mark', 'outside'],
  base: {
    root: {
      display: 'block',
      w: 'full',
      h: '3',
      overflow: 'visible',
      backgroundImage: bands,
      backgroundSize: '[100% 4px]',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      // Rounds the ends of the line, which is a background image.
      rounded: 'sm',
    },
    mark: {
      fill: 'fg.default',
      stroke: 'bg.surface',
      strokeWidth: '[2px]',
      paintOrder: 'stroke',
      transform: 'translateX(-1px)',
    },
    outside: { fill: 'bg.surface', opacity: '[0.72]' },
  },
})
