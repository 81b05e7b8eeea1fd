import { maxFormBytes } from '#contract/bounds.ts'

const kilobyte = 1024

/** Maximum body sizes that are read, in bytes. */
export const bodyLimits = {
  bodyBytes: 1024 * kilobyte,
  /** Of a urlencoded form. */
  formBytes: 64 * kilobyte,
  uploadBytes: maxFormBytes,
}
