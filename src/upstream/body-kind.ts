import { upload } from '#contract/feedback.ts'
import { noticePath } from '#contract/words.ts'
import { isMultipart, isUrlencoded } from '#lib/wire/form-type.ts'
import { readUrl } from './asked-url.ts'
import type { bodyLimits } from './body-limits.ts'

export type BodyKind = 'plain' | 'form' | 'upload'

/**
 * What a request's body is, or undefined if it is not accepted at its path. Parsing a urlencoded form takes time that
 * grows with the square of its length. Our pages send none, whether to calls or to server functions: only the payment
 * provider and the pages of the simulators do. Files go to the upload call and to server functions.
 */
export function bodyKindOf({ url, type }: { url: string; type: string }): BodyKind | undefined {
  const path = readUrl(url)?.pathname ?? ''
  if (isUrlencoded(type)) return path === noticePath || path.startsWith('/simulators/') ? 'form' : undefined
  if (!isMultipart(type)) return 'plain'
  return path === upload.path || path.startsWith('/_serverFn/') ? 'upload' : undefined
}

/** The maximum size in bytes. */
export const maxBytesOf = (kind: BodyKind, limits: typeof bodyLimits): number =>
  ({ plain: limits.bodyBytes, form: limits.formBytes, upload: limits.uploadBytes })[kind]
