import type { CompilerOptions } from '@inlang/paraglide-js'

/** The dev server compiles messages as they change; every other command runs `scripts/compile-messages.ts` first. */
export const paraglideOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // A request's locale is determined in locale.ts and passed in through overwriteGetLocale.
  strategy: ['baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
}
