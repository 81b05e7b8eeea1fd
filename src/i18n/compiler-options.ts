import type { CompilerOptions } from '@inlang/paraglide-js'

/** One set of options for the build, the dev server and the command line that compiles the messages. */
export const paraglideOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
  cookieName: 'language',
  isServer: 'import.meta.env.SSR',
}
