import { defineSlotRecipe } from '#design/define-recipe.ts'

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['root', 'list', 'item', 'mark', 'divider', 'heading'],
  base: {
    root: { position: 'relative', display: 'inline-flex' },
    list: {
      position: 'absolute',
      zIndex: 'dropdown',
      top: '[calc(100% + 8px)]',
      minW: '56',
      p: '1.5',
      rounded: 'lg',
      border: 'default',
      bg: 'bg.raised',
      boxShadow: 'md',
      animation: 'riseIn',
      // Makes the gap to the trigger part of the menu, so that the pointer can cross it.
      _before: { content: '""', position: 'absolute', insetInline: '0', bottom: '[100%]', h: '2' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '9',
      px: '2.5',
      rounded: 'md',
      color: 'fg.default',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      outlineOffset: '[-2px]',
      _hover: { bg: 'bg.hover' },
      _touch: { minH: '11' },
    },
    mark: { display: 'inline-flex', color: 'fg.subtle', flexShrink: '0' },
    divider: { h: '[1px]', my: '1.5', bg: 'border.subtle', border: 'none' },
    heading: { px: '2.5', py: '2' },
  },
  variants: { align: { start: { list: { insetInlineStart: '0' } }, end: { list: { insetInlineEnd: '0' } } } },
  defaultVariants: { align: 'end' },
})
