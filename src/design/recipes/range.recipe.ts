import { defineSlotRecipe } from '#design/define-recipe.ts'
import { sliderThumb } from './slider-thumb.ts'

const thumb = { ...sliderThumb, pointerEvents: 'auto', cursor: 'grab', _touch: { boxSize: '7' } } as const

/** Two thumbs on one track: two native sliders on top of each other, so the keyboard works as everywhere. */
export const rangeSlider = defineSlotRecipe({
  className: 'range-slider',
  slots: ['root', 'track', 'line', 'dim', 'input', 'scale', 'value'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minW: '0', border: 'none' },
    track: { position: 'relative', h: '6', _touch: { h: '11' } },
    line: { position: 'absolute', insetInline: '0', top: '[50%]', h: '1.5', mt: '[-3px]', w: 'full', rounded: 'full' },
    dim: { fill: 'bg.surface', opacity: '[0.7]' },
    input: {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      m: '0',
      appearance: 'none',
      bg: 'transparent',
      pointerEvents: 'none',
      rounded: 'md',
      '&::-webkit-slider-runnable-track': { appearance: 'none' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
    },
    scale: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      textStyle: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    value: { color: 'fg.default', fontWeight: 'semibold' },
  },
  variants: {
    scale: {
      plain: { line: { bg: 'border.strong' } },
      wear: {
        line: {
          backgroundImage:
            '[linear-gradient(90deg, var(--colors-wear-fn) 0% 7%, var(--colors-wear-mw) 7% 15%, var(--colors-wear-ft) 15% 38%, var(--colors-wear-ww) 38% 45%, var(--colors-wear-bs) 45% 100%)]',
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
    fields: { display: 'grid', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', gap: '2' },
  },
})
