/** The router of a site whose server functions alone are asked. */
export const getRouter = () => {
  throw new Error('a server function asked for a page')
}
