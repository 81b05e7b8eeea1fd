export const semanticSizes = {
  /** The desktop's header, which has two lines on a narrow screen. */
  header: { value: { base: '60px', md: '104px', xl: '60px' } },
}
