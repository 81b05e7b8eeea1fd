import type { CompilerOptions } from '@inlang/paraglide-js'

/** The dev server compiles the messages as they change; every other command runs `scripts/compile-messages.ts` first. */
export const paraglideOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // The locale of a request is decided in locale.ts and handed over by overwriteGetLocale.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
}
