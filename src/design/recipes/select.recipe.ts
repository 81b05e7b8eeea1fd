import { defineSlotRecipe } from '#design/define-recipe.ts'

export const select = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'control', 'arrow'],
  base: {
    root: { position: 'relative', display: 'inline-flex', minW: '0' },
    control: {
      appearance: 'none',
      w: 'full',
      ps: '3',
      pe: '8',
      rounded: 'md',
      border: 'default',
      bg: 'bg.input',
      color: 'fg.default',
      fontWeight: 'medium',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      transitionProperty: '[border-color, background-color]',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong' },
      _disabled: { opacity: 'disabled' },
      // The system draws the list itself: without an opaque background it is unreadable in the dark theme.
      '& option': { bg: 'bg.raised', color: 'fg.default' },
    },
    arrow: {
      position: 'absolute',
      insetInlineEnd: '2.5',
      top: '[50%]',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.subtle',
    },
  },
  variants: {
    size: {
      sm: { control: { h: '8', textStyle: 'sm', _phone: { h: '11' } } },
      // As high as the fields around it, when it is part of a form.
      md: { control: { h: '9', textStyle: 'md', '.field__root &': { h: '10' }, _phone: { h: '11' } } },
    },
    isFull: { true: { root: { w: 'full' } } },
  },
  defaultVariants: { size: 'md' },
})
