/** Stands in for the router where tests only call server functions. */
export const getRouter = () => {
  throw new Error('a server function asked for a page')
}
