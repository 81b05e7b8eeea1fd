import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The page: header, content, footer, one under the other; the content takes the height that is left. */
export const shellPage = defineSlotRecipe({
  className: 'shell-page',
  slots: ['root', 'skip', 'main', 'content'],
  base: {
    // A hidden tooltip at the edge must not widen the page.
    root: { display: 'flex', flexDirection: 'column', minH: '[100dvh]', overflowX: 'clip' },
    skip: {
      position: 'fixed',
      top: '2',
      insetInlineStart: '2',
      zIndex: 'tooltip',
      px: '4',
      py: '2',
      rounded: 'md',
      bg: 'accent.solid',
      color: 'accent.fg',
      fontWeight: 'semibold',
      transform: 'translateY(-200%)',
      _focus: { transform: 'none' },
    },
    main: { flex: '[1 0 auto]', display: 'flex', flexDirection: 'column', w: 'full', outline: '[none]' },
    content: { flex: '[1 0 auto]', w: 'full', maxW: 'page', mx: 'auto', px: '4', py: '6', md: { px: '6' } },
  },
  variants: {
    isPhone: {
      true: { main: { pb: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom))]' }, content: { p: '4' } },
    },
    /** The page places its content by itself, up to the edges. */
    isBare: { true: { content: { maxW: '[none]', p: '0' } } },
  },
})

export const shellHeader = defineSlotRecipe({
  className: 'shell-header',
  slots: ['root', 'bar', 'logo', 'nav', 'link', 'search', 'tools', 'balance', 'dot', 'account'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      bg: 'bg.header',
      borderBottom: 'subtle',
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '4',
      pt: '2',
      minH: 'header',
      maxW: 'page',
      mx: 'auto',
      px: '4',
      md: { px: '6', pt: '0', flexWrap: 'nowrap', gap: '6' },
    },
    logo: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      rounded: 'sm',
      textStyle: 'xl',
      fontWeight: 'bold',
    },
    // On a narrow screen the navigation is a line of its own.
    nav: {
      order: '3',
      display: 'flex',
      alignItems: 'center',
      gap: '5',
      w: 'full',
      h: '11',
      px: '2',
      mx: '-2',
      overflowX: 'auto',
      scrollbarWidth: '[none]',
      md: { order: '0', w: 'auto', h: 'auto', p: '0', m: '0', overflow: 'visible' },
      lg: { gap: '6' },
    },
    link: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      rounded: 'md',
      px: '2',
      mx: '-2',
      h: '10',
      outlineOffset: '[-2px]',
      transitionProperty: '[color]',
      transitionDuration: 'fast',
      _hover: { color: 'fg.default' },
      '&[aria-current]': { color: 'fg.default' },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '2',
        bottom: '[-3px]',
        md: { bottom: '[-11px]' },
        h: '0.5',
        bg: 'accent.solid',
      },
    },
    search: {
      order: '2',
      w: 'full',
      mt: '2',
      minW: '0',
      md: { order: '0', mt: '0', flex: '[1 1 0%]', maxW: '[520px]' },
    },
    tools: { display: 'flex', alignItems: 'center', gap: '1', ms: 'auto' },
    balance: {
      display: 'none',
      md: { display: 'block' },
      px: '2',
      py: '1.5',
      rounded: 'md',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover' },
    },
    dot: {
      position: 'absolute',
      top: '1',
      insetInlineEnd: '1',
      boxSize: '2',
      rounded: 'full',
      bg: 'accent.solid',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'accent.ringInner',
    },
    account: { display: 'inline-flex', rounded: 'full', ms: '1' },
  },
})

export const shellPhone = defineSlotRecipe({
  className: 'shell-phone',
  slots: ['header', 'back', 'title', 'tools', 'bar', 'item'],
  base: {
    header: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '14',
      ps: '4',
      pe: '2',
      pt: '[env(safe-area-inset-top)]',
      bg: 'bg.header',
      borderBottom: 'subtle',
    },
    back: { ms: '-3' },
    title: {
      flex: '[1 1 0%]',
      display: 'flex',
      alignItems: 'center',
      minW: '0',
      textStyle: 'lg',
      fontWeight: 'semibold',
    },
    tools: { display: 'flex', alignItems: 'center', gap: '0' },
    bar: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'bottomBar',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '[1fr]',
      h: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom))]',
      pb: '[env(safe-area-inset-bottom)]',
      bg: 'bg.header',
      borderTop: 'subtle',
    },
    item: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minW: '11',
      textStyle: '2xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
      outlineOffset: '[-2px]',
      '&[aria-current]': { color: 'accent.text' },
    },
  },
})

export const shellFooter = defineSlotRecipe({
  className: 'shell-footer',
  slots: ['root', 'inner', 'brand', 'column', 'heading', 'link', 'note'],
  base: {
    root: { borderTop: 'subtle', mt: '10', color: 'fg.muted', textStyle: 'sm' },
    inner: {
      display: 'grid',
      gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
      gap: '8',
      maxW: 'page',
      mx: 'auto',
      px: '4',
      py: '8',
      md: { px: '6', gridTemplateColumns: '[minmax(0, 1fr) repeat(3, minmax(0, 200px))]' },
    },
    brand: { display: 'flex', flexDirection: 'column', gap: '3', gridColumn: '[1 / -1]', md: { gridColumn: '[auto]' } },
    column: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
    heading: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.subtle', mb: '1' },
    link: { rounded: 'sm', _hover: { color: 'fg.default' }, _touch: { display: 'inline-block', py: '1.5' } },
    note: { color: 'fg.subtle', textStyle: 'xs', maxW: '[52ch]' },
  },
  variants: { isPhone: { true: { root: { mt: '6' } } } },
})

export const demoBar = defineSlotRecipe({
  className: 'demo-bar',
  slots: ['root', 'title'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      px: '4',
      py: '1',
      minH: '7',
      bg: 'accent.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      textAlign: 'center',
    },
    title: {
      display: 'none',
      md: { display: 'inline' },
      px: '1.5',
      rounded: 'sm',
      bg: 'accent.solid',
      color: 'accent.fg',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
  },
})

/** A section with pages of its own: tabs above, or a rail beside. */
export const sectionPage = defineSlotRecipe({
  className: 'section-page',
  slots: ['root', 'head', 'title', 'rail', 'railLink', 'body'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5' },
    head: { display: 'flex', flexDirection: 'column', gap: '2' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    rail: { display: 'flex', gap: '1', overflowX: 'auto', md: { flexDirection: 'column', overflow: 'visible' } },
    railLink: {
      display: 'flex',
      alignItems: 'center',
      minH: '9',
      px: '3',
      rounded: 'md',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { bg: 'bg.hover', color: 'fg.default' },
      '&[aria-current]': { bg: 'bg.active', color: 'fg.default' },
    },
    body: { minW: '0' },
  },
  variants: {
    layout: {
      tabs: { head: { borderBottom: 'subtle' } },
      rail: {
        root: { md: { display: 'grid', gridTemplateColumns: '[200px minmax(0, 1fr)]', gap: '8', alignItems: 'start' } },
        head: { md: { position: 'sticky', top: '[calc(var(--sizes-header) + 1.5rem)]' } },
      },
    },
  },
  defaultVariants: { layout: 'tabs' },
})

export const languageSwitch = defineSlotRecipe({
  className: 'language-switch',
  slots: ['root', 'choice', 'slash'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', color: 'fg.subtle', textStyle: 'sm' },
    choice: {
      px: '1',
      minH: '8',
      rounded: 'sm',
      color: 'fg.muted',
      fontWeight: 'medium',
      _hover: { color: 'fg.default' },
      '&[aria-pressed=true]': { color: 'fg.default', fontWeight: 'semibold' },
      _touch: { minH: '11', px: '2' },
    },
    slash: { userSelect: 'none' },
  },
})

export const logoMark = defineSlotRecipe({
  className: 'logo-mark',
  slots: ['stone', 'sign'],
  base: { stone: { fill: 'accent.solid' }, sign: { fill: 'accent.fg' } },
})
