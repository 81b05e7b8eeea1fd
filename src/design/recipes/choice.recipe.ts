import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A switch: the label at the start of the line, the control at its end. */
export const switchControl = defineSlotRecipe({
  className: 'switch-control',
  slots: ['root', 'words', 'label', 'text', 'control'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      minH: '11',
      cursor: 'pointer',
      '&:has(:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    label: { fontWeight: 'medium' },
    text: { textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]' },
    control: {
      position: 'relative',
      flexShrink: '0',
      w: '[40px]',
      h: '6',
      rounded: 'full',
      border: 'strong',
      bg: 'bg.input',
      cursor: 'inherit',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _before: {
        content: '""',
        position: 'absolute',
        top: '[3px]',
        insetInlineStart: '[3px]',
        boxSize: '4',
        rounded: 'full',
        bg: 'fg.muted',
        transitionProperty: '[translate, background-color]',
        transitionDuration: 'fast',
      },
      '&[aria-checked=true]': {
        bg: 'accent.solid',
        borderColor: 'accent.border',
        _before: { translate: '[16px 0]', bg: 'accent.fg' },
      },
    },
  },
})

/** Radio buttons with an explanation each. */
export const radioList = defineSlotRecipe({
  className: 'radio-list',
  slots: ['root', 'option', 'control', 'words', 'label', 'text'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    option: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      rounded: 'md',
      border: 'default',
      cursor: 'pointer',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.hover' },
      '&:has(:checked)': { borderColor: 'accent.border', bg: 'accent.subtle' },
      '&:has(:disabled)': { cursor: 'not-allowed' },
    },
    control: {
      appearance: 'none',
      flexShrink: '0',
      boxSize: '[18px]',
      mt: '[1px]',
      rounded: 'full',
      border: 'strong',
      bg: 'bg.input',
      cursor: 'inherit',
      display: 'grid',
      placeItems: 'center',
      _checked: {
        bg: 'accent.solid',
        borderColor: 'accent.border',
        _before: { content: '""', boxSize: '2', rounded: 'full', bg: 'accent.fg' },
      },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    label: { fontWeight: 'medium' },
    text: { textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]' },
  },
})
