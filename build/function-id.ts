/** What Start appends to the name of a server function's variable. */
const suffix = '_createServerFn_handler'

/**
 * Names a server function in its address by its variable: `/_serverFn/fetchMails`. Start's own ids are hashes, which
 * don't compress, and a page's code holds a dozen or two.
 * @throws when Start builds the name in another way
 */
export function functionId({ functionName }: { functionName: string }): string {
  if (!functionName.endsWith(suffix))
    throw new Error(`Start no longer names server functions as expected: ${functionName}`)
  return functionName.slice(0, -suffix.length)
}
