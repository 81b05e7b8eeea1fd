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
  // The utilities and conditions of the base preset, our tokens.
  presets: ['@pandacss/preset-base', preset],
  preflight: true,
  strictTokens: true,
  strictPropertyValues: true,
  outdir,
  // All styles are recipes, and all their variants are written out: there is no source to scan. An empty list is dropped on the
  // way and breaks the PostCSS plugin, so this names a file that is not there.
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
      // Files that stay the same are left alone, so that a dev server reloads only what changed.
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
