import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@pandacss/dev'
import { removeComposed } from './src/design/codegen/composed-utilities.ts'
import { loadRecipes, recipeGlob } from './src/design/codegen/load-recipes.ts'
import { writeRecipes } from './src/design/codegen/write-recipes.ts'
import { preset } from './src/design/preset.ts'

const root = process.cwd()
const outdir = 'src/styled-system'

export default defineConfig({
  // The base preset for utilities and conditions, and our tokens.
  presets: ['@pandacss/preset-base', preset],
  preflight: true,
  strictTokens: true,
  strictPropertyValues: true,
  outdir,
  // All styles are recipes, emitted with all their variants, so there is no source to scan. Panda drops an empty list
  // and then its PostCSS plugin breaks, so this names a file that does not exist.
  include: ['none'],
  staticCss: { recipes: '*' },
  dependencies: [recipeGlob, 'src/design/**/*.ts'],
  hooks: {
    'config:resolved': async ({ config }) => {
      Object.assign((config.theme ??= {}), await loadRecipes(root))
      removeComposed(config)
      return config
    },
    'codegen:prepare': async ({ artifacts }) => {
      const types = artifacts
        .filter(({ dir }) => dir?.includes('types') || dir?.includes('tokens'))
        .map((artifact) => ({ ...artifact, files: artifact.files.filter(({ file }) => file.endsWith('.d.ts')) }))
      const recipes = { id: 'recipes' as const, dir: [outdir, 'recipes'], files: writeRecipes(await loadRecipes(root)) }
      // Unchanged files are not rewritten, so that a dev server reloads only what changed.
      return [...types, recipes].map((artifact) => ({
        ...artifact,
        files: artifact.files.filter(({ file, code }) => {
          const path = join(root, ...(artifact.dir ?? []), file)
          return !existsSync(path) || readFileSync(path, 'utf8') !== code
        }),
      }))
    },
  },
})
