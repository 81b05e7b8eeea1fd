/** Where uploaded pictures are kept. Throws `ServiceUnavailable` when the store does not answer. */
export interface PictureStore {
  /** `key` is made by the exchange: hexadecimal characters and an extension. Writing a key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where there is none. */
  get(key: string): Promise<Uint8Array | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
