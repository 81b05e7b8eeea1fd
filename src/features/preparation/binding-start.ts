import { ownPath } from '#features/navigation/own-path.ts'

const key = 'platform-sign-in-from'

/** Notes where this window left for the platform: one that cancels there brings no return path back. */
export const noteStart = (path: string) => sessionStorage.setItem(key, path)

/** Where this window last left for the platform; undefined if it did not. */
export const startPath = (): string | undefined => ownPath(sessionStorage.getItem(key))
