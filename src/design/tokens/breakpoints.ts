/** Mobile first: a named breakpoint applies from its width up. */
export const breakpoints = { xs: '320px', sm: '640px', md: '768px', lg: '1024px', xl: '1280px', xxl: '1536px' }
